/**
 * Camera positions of the rendered panoramas, in metres: x east, y up, z south. `tours.ts` computes the directions of
 * hotspots from them.
 */
export const viewpoints = {
  villa: {
    hall: [0.25, 1.6, 11.6],
    court: [1.9, 1.6, 3.1],
    living: [0.4, 1.6, -9.4],
    gallery: [-4.1, 5.8, 5.75],
  },
  office: {
    floor: [2.5, 1.6, 1.15],
    meeting: [-6.3, 1.6, 1.5],
    reception: [-6.9, 1.6, -2.5],
  },
  pavilion: {
    hall: [0.6, 1.6, 0.9],
    portico: [9.1, 1.6, 2.1],
    reading: [-9.2, 1.6, 1.2],
  },
} as const satisfies Record<string, Record<string, readonly [number, number, number]>>;
