import type { ComponentPropsWithRef } from 'react';

const pen = { fill: 'none', stroke: 'currentColor', strokeWidth: 1 } as const;
/** Doorways one behind the other: width of the opening and height of its springing, from near to far. */
const DOORS = [
  { half: 210, floor: 720, spring: 360, rise: 210 },
  { half: 150, floor: 660, spring: 376, rise: 160 },
  { half: 102, floor: 612, spring: 389, rise: 118 },
  { half: 64, floor: 574, spring: 399, rise: 84 },
  { half: 34, floor: 544, spring: 407, rise: 56 },
] as const;

/** An enfilade of pointed doorways in hairlines, with its setting-out lines: the way through a building. */
export function ArchDrawing(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg viewBox="0 0 560 800" preserveAspectRatio="xMidYMid meet" aria-hidden {...pen} {...props}>
      <g opacity="0.35" strokeDasharray="1 5">
        <path d="M280 40v720" />
        <path d="M20 360h520" />
      </g>
      <g opacity="0.5">
        <path d="M70 720 246 544M490 720 314 544" />
      </g>
      {DOORS.map(({ half, floor, spring, rise }) => (
        <path key={half} d={doorway(half, floor, spring, rise)} />
      ))}
      <path d="M20 720h50M490 720h50" />
      <g opacity="0.55">
        <path d="M70 752h420M70 746v12M490 746v12M276 756l8-8" />
        <path d="M516 360v360M510 360h12M510 720h12M512 544l8-8" />
        <path d="M70 360A343 343 0 0 1 280 150" strokeDasharray="4 4" />
      </g>
      <circle cx="280" cy="528" r="7" fill="var(--jawla-color-accent)" stroke="none" />
    </svg>
  );
}

/** A pointed arch struck from two centres, on straight jambs. */
function doorway(half: number, floor: number, spring: number, rise: number): string {
  const [start, end, top] = [280 - half, 280 + half, spring - rise];
  const radius = (half * half + rise * rise) / (2 * half);
  return (
    `M${start} ${floor}V${spring}A${radius} ${radius} 0 0 1 280 ${top}` +
    `A${radius} ${radius} 0 0 1 ${end} ${spring}V${floor}`
  );
}
