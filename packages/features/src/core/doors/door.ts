/** The axis of symmetry of all doors, in the user units of a drawing with a width of 560. */
export const MIDDLE = 280;

/** A pointed doorway: half the width of its opening, the heights of floor and springing line, and its rise. */
export interface Door {
  half: number;
  floor: number;
  spring: number;
  rise: number;
}

/** The main door: of the login, and of the error pages. */
export const FRONT_DOOR: Door = { half: 210, floor: 720, spring: 372, rise: 296 };

/** The arcs of both halves have their centres on the springing line. */
export function radiusOf({ half, rise }: Door): number {
  return (half * half + rise * rise) / (2 * half);
}

/** Returns the outline of a door, open at the bottom. */
export function doorPath(door: Door): string {
  const { half, floor, spring, rise } = door;
  const radius = radiusOf(door);
  return (
    `M${MIDDLE - half} ${floor}V${spring}A${radius} ${radius} 0 0 1 ${MIDDLE} ${spring - rise}` +
    `A${radius} ${radius} 0 0 1 ${MIDDLE + half} ${spring}V${floor}`
  );
}
