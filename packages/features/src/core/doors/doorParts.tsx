import { FRONT_DOOR, MIDDLE, type Door } from './door';

export interface DoorDrawingProps {
  /** The error number in the drawing. */
  status?: number | undefined;
}

const { half, floor, spring, rise } = FRONT_DOOR;
export const [START, END, TOP] = [MIDDLE - half, MIDDLE + half, spring - rise];
export const OPENING: Door = { half: half - 24, floor, spring: spring + 4, rise: rise - 34 };

export const canvas = {
  viewBox: '0 0 560 800',
  fill: 'none',
  stroke: 'currentColor',
  'aria-hidden': true,
} as const;

/** Axes, floor and dimension line: the base of every drawing. */
export function Setting() {
  return (
    <>
      <path d={`M${MIDDLE} 24V736M16 ${spring}H544`} opacity="0.4" strokeDasharray="1 5" />
      <path d={`M4 ${floor}H556`} />
      <path
        d={`M${START} 752H${END}M${START} 746v12M${END} 746v12M${MIDDLE - 4} 756l8-8`}
        opacity="0.6"
      />
    </>
  );
}

/** A visitor who looks for the entrance. */
export function Dot({ x }: { x: number }) {
  return <circle cx={x} cy={floor - 14} r="10" fill="var(--jawla-color-accent)" stroke="none" />;
}

export function Plate({ status, y }: { status: number; y: number }) {
  return (
    <>
      <rect x="150" y={y} width="260" height="120" fill="var(--jawla-color-surface)" />
      <text
        x={MIDDLE}
        y={y + 97}
        fontSize="104"
        textAnchor="middle"
        letterSpacing="-3"
        strokeWidth="2.5"
        direction="ltr"
      >
        {status}
      </text>
    </>
  );
}
