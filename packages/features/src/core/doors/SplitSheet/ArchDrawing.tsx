import type { ComponentPropsWithRef } from 'react';
import { doorPath, FRONT_DOOR, MIDDLE, radiusOf, type Door } from '../door';
import * as S from './ArchDrawing.styles';

/** The arches, from near to far. */
const DOORS: readonly Door[] = [
  FRONT_DOOR,
  { half: 148, floor: 658, spring: 388, rise: 210 },
  { half: 100, floor: 610, spring: 400, rise: 143 },
  { half: 63, floor: 573, spring: 410, rise: 91 },
  { half: 34, floor: 544, spring: 418, rise: 50 },
];

export interface ArchDrawingProps extends ComponentPropsWithRef<'svg'> {
  /** Draws the doors line by line, from near to far, unless the user prefers reduced motion. */
  drawsIn?: boolean | undefined;
}

/** An enfilade of pointed doorways in hairlines, with its setting-out lines: the way through a building. */
export function ArchDrawing({ drawsIn = false, ...rest }: ArchDrawingProps) {
  const { half, spring, rise, floor } = FRONT_DOOR;
  const radius = radiusOf(FRONT_DOOR);
  const [start, end, top] = [MIDDLE - half, MIDDLE + half, spring - rise];
  return (
    <svg
      viewBox="0 0 560 800"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      aria-hidden
      {...rest}
    >
      <g opacity="0.4" strokeDasharray="1 5">
        <path d={`M${MIDDLE} 24V${floor + 16}`} />
        <path d={`M16 ${spring}H544`} />
      </g>
      {/* The circles of the arch extend past its point; crosses mark their centres. */}
      <g opacity="0.5" strokeDasharray="5 4">
        <path d={`M${MIDDLE} ${top}a${radius} ${radius} 0 0 1 66 -38`} />
        <path d={`M${MIDDLE} ${top}a${radius} ${radius} 0 0 0 -66 -38`} />
      </g>
      <g opacity="0.6">
        {[start + radius, end - radius].map((x) => (
          <path key={x} d={`M${x - 6} ${spring}h12M${x} ${spring - 6}v12`} />
        ))}
        <path d={`M${start} ${floor} 246 544M${end} ${floor} 314 544`} />
        <path d={`M${start} 752H${end}M${start} 746v12M${end} 746v12`} />
        <path d={`M520 ${top}V${floor}M514 ${top}h12M514 ${floor}h12M514 ${spring}h12`} />
        <path
          d={`M276 756l8-8M516 ${(top + spring) / 2 + 4}l8-8M516 ${(spring + floor) / 2 + 4}l8-8`}
        />
      </g>
      {DOORS.map((door, at) => (
        <S.DoorLine
          key={door.half}
          d={doorPath(door)}
          pathLength="1"
          $order={drawsIn ? at : undefined}
        />
      ))}
      <path d={`M16 ${floor}H${start}M${end} ${floor}H506`} />
      <S.Courtyard
        cx={MIDDLE}
        cy="526"
        r="7"
        fill="var(--jawla-color-accent)"
        stroke="none"
        $appears={drawsIn}
      />
    </svg>
  );
}
