import { viewpoints } from './viewpoints.ts';

type Point = readonly [number, number, number];

export interface Words {
  en: string;
  ar: string;
}

export interface Hotspot {
  /** The target scene. */
  to: string;
  /** Direction in radians, as in the viewer: yaw to the right of the picture's centre, pitch upwards. */
  yaw: number;
  pitch: number;
}

export interface Scene {
  id: string;
  name: Words;
  panorama: string;
  /** Initial view of the scene. */
  view: { yaw: number; pitch: number; zoom: number };
  hotspots: readonly Hotspot[];
}

/** Data that the tour page reads: all of a tour except its pictures. */
export interface Tour {
  name: Words;
  /** A line below the name, such as the date of the visit. */
  note?: Words;
  scenes: readonly Scene[];
}

interface Place {
  at: Point;
  name: Words;
  looks: Point;
  ways: Readonly<Record<string, Point>>;
}

function direction(from: Point, to: Point): { yaw: number; pitch: number } {
  const [x, y, z] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  return { yaw: Math.atan2(x, -z), pitch: Math.atan2(y, Math.hypot(x, z)) };
}

function scenes(places: Readonly<Record<string, Place>>): Scene[] {
  return Object.entries(places).map(([id, place]) => ({
    id,
    name: place.name,
    panorama: `panoramas/${id}.jpg`,
    view: { ...direction(place.at, place.looks), zoom: 28 },
    hotspots: Object.entries(place.ways).map(([to, spot]) => ({
      to,
      ...direction(place.at, spot),
    })),
  }));
}

export const villa: Tour = {
  name: { en: 'Villa Al Noor', ar: 'فيلا النور' },
  scenes: scenes({
    hall: {
      at: viewpoints.villa.hall,
      name: { en: 'Entrance hall', ar: 'بهو المدخل' },
      looks: [0, 1.5, 7],
      ways: { court: [0, 0.9, 7] },
    },
    court: {
      at: viewpoints.villa.court,
      name: { en: 'Courtyard', ar: 'الفناء' },
      looks: [-1.2, 2.1, -3],
      ways: { living: [0, 1.1, -6.9], hall: [0, 1.1, 6.9], gallery: [-4.6, 5.2, 3] },
    },
    living: {
      at: viewpoints.villa.living,
      name: { en: 'Living room', ar: 'غرفة المعيشة' },
      looks: [-3, 1.2, -12.4],
      ways: { court: [0, 1, -6.9] },
    },
    gallery: {
      at: viewpoints.villa.gallery,
      name: { en: 'Upper gallery', ar: 'الرواق العلوي' },
      looks: [0.8, 4.9, -1],
      ways: { court: [-0.9, 3, 0] },
    },
  }),
};

export function office(note: Words): Tour {
  return {
    name: { en: 'Wadi Offices, eighth floor', ar: 'مكاتب الوادي، الطابق الثامن' },
    note,
    scenes: scenes({
      floor: {
        at: viewpoints.office.floor,
        name: { en: 'Open floor', ar: 'المساحة المفتوحة' },
        looks: [9, 1.3, 5.4],
        ways: { meeting: [-5.2, 1.1, 1.4], reception: [-5.2, 1.1, -2.3] },
      },
      meeting: {
        at: viewpoints.office.meeting,
        name: { en: 'Meeting room', ar: 'غرفة الاجتماعات' },
        looks: [-9.2, 1.2, 4.8],
        ways: { floor: [-5.2, 1.0, 0.6] },
      },
      reception: {
        at: viewpoints.office.reception,
        name: { en: 'Reception', ar: 'الاستقبال' },
        looks: [-8.6, 1.3, -5.6],
        ways: { floor: [-5.2, 1.0, -2.3] },
      },
    }),
  };
}

export const pavilion: Tour = {
  name: { en: 'Demo pavilion', ar: 'الجناح التجريبي' },
  scenes: scenes({
    hall: {
      at: viewpoints.pavilion.hall,
      name: { en: 'Exhibition hall', ar: 'قاعة العرض' },
      looks: [5, 1.5, -2],
      ways: { portico: [7, 1.1, 0.4], reading: [-7, 1.1, 0] },
    },
    portico: {
      at: viewpoints.pavilion.portico,
      name: { en: 'Portico and pool', ar: 'الرواق والبركة' },
      looks: [14, 1.3, -3.5],
      ways: { hall: [7, 1.1, 0.6] },
    },
    reading: {
      at: viewpoints.pavilion.reading,
      name: { en: 'Reading room', ar: 'قاعة المطالعة' },
      looks: [-10.6, 1.2, -3],
      ways: { hall: [-7, 1.1, 0] },
    },
  }),
};
