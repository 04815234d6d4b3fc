/** The axis of all doors, in the user units of a drawing that is 560 wide. */
export const MIDDLE = 280;

/** A pointed doorway: half the width of its opening, the heights of floor and springing, and its rise. */
export interface Door {
  half: number;
  floor: number;
  spring: number;
  rise: number;
}

/** The door in front: of the log in, and of the pages that say why one does not open. */
export const FRONT_DOOR: Door = { half: 210, floor: 720, spring: 372, rise: 296 };

/** Both halves are struck from centres on the springing line. */
export function radiusOf({ half, rise }: Door): number {
  return (half * half + rise * rise) / (2 * half);
}

/** The outline of a door, open at the floor. */
export function doorPath(door: Door): string {
  const { half, floor, spring, rise } = door;
  const radius = radiusOf(door);
  return (
    `M${MIDDLE - half} ${floor}V${spring}A${radius} ${radius} 0 0 1 ${MIDDLE} ${spring - rise}` +
    `A${radius} ${radius} 0 0 1 ${MIDDLE + half} ${spring}V${floor}`
  );
}
