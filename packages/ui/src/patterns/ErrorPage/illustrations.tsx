import { useId } from 'react';
import { doorPath, FRONT_DOOR, MIDDLE, type Door } from '../../drawings/door';

interface DrawingProps {
  /** The error number in the drawing. */
  status: number | undefined;
}

const { half, floor, spring, rise } = FRONT_DOOR;
const [START, END, TOP] = [MIDDLE - half, MIDDLE + half, spring - rise];
const OPENING: Door = { half: half - 24, floor, spring: spring + 4, rise: rise - 34 };
const COURSE = 40;
const BRICK = 76;

const canvas = {
  viewBox: '0 0 560 800',
  fill: 'none',
  stroke: 'currentColor',
  'aria-hidden': true,
} as const;

/** Axes, floor and dimension line: the base of every drawing. */
function Setting() {
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
function Dot({ x }: { x: number }) {
  return <circle cx={x} cy={floor - 14} r="10" fill="var(--jawla-color-accent)" stroke="none" />;
}

function Plate({ status, y }: { status: number; y: number }) {
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

/** A doorway that is walled up, with the number on its plate: the page does not exist. */
export function WalledDoor({ status }: DrawingProps) {
  const id = useId();
  const courses = Array.from({ length: 16 }, (_, course) => {
    const y = floor - course * COURSE;
    const offset = course % 2 === 0 ? 4 : 42;
    const joints = Array.from({ length: 6 }, (__, at) => `M${90 + offset + at * BRICK} ${y}v-40`);
    return `M90 ${y}H470${joints.join('')}`;
  });
  return (
    <svg {...canvas}>
      <clipPath id={id}>
        <path d={`${doorPath(OPENING)}z`} />
      </clipPath>
      <path d={courses.join('')} clipPath={`url(#${id})`} opacity="0.7" />
      <path d={doorPath(OPENING)} opacity="0.5" />
      <path d={doorPath(FRONT_DOOR)} strokeWidth="1.4" />
      {status !== undefined && <Plate status={status} y={400} />}
      <Setting />
      <Dot x={366} />
    </svg>
  );
}

/** A doorway under scaffolding: the page is not ready yet. */
export function ScaffoldedDoor({ status }: DrawingProps) {
  const inner: readonly Door[] = [
    { half: 148, floor: 658, spring: 388, rise: 210 },
    { half: 100, floor: 610, spring: 400, rise: 143 },
  ];
  return (
    <svg {...canvas}>
      <path d={doorPath(FRONT_DOOR)} strokeDasharray="6 6" opacity="0.6" />
      {inner.map((door) => (
        <path key={door.half} d={doorPath(door)} strokeDasharray="6 6" opacity="0.4" />
      ))}
      {/* The finished part. */}
      <path
        d={`M${START} ${floor}V${spring}A314 314 0 0 1 118 210M${END} ${floor}V440`}
        strokeWidth="2.2"
      />
      <g opacity="0.8">
        <path d={scaffold(40, 240, 4)} />
        <path d={scaffold(460, 432, 3)} />
      </g>
      <Setting />
      {status !== undefined && (
        <text x={MIDDLE} y="560" fontSize="72" textAnchor="middle" direction="ltr">
          {status}
        </text>
      )}
      <Dot x={MIDDLE} />
    </svg>
  );
}

/** Two standards with platforms between them, and a diagonal in each bay but the highest. */
function scaffold(x: number, top: number, bays: number): string {
  const height = (floor - top) / bays;
  const platforms = Array.from({ length: bays }, (_, bay) => {
    const y = top + bay * height;
    const brace = bay === 0 ? '' : `M${x} ${y + height}L${x + 60} ${y}`;
    return `M${x - 10} ${y}h80${brace}`;
  });
  return `M${x} ${top - 10}V${floor}M${x + 60} ${top - 10}V${floor}${platforms.join('')}`;
}

/** A closed door with a lock: missing permission. */
export function LockedDoor({ status }: DrawingProps) {
  return (
    <svg {...canvas}>
      <path d={doorPath(FRONT_DOOR)} strokeWidth="1.4" />
      <path d={doorPath(OPENING)} />
      <path d={`M${MIDDLE} ${OPENING.spring - OPENING.rise}V${floor}`} />
      <path
        d={`M124 ${floor - 30}V470h130v${floor - 500}zM306 ${floor - 30}V470h130v${floor - 500}z`}
        opacity="0.5"
      />
      {status !== undefined && <Plate status={status} y={300} />}
      <rect x="240" y="540" width="80" height="66" rx="6" fill="var(--jawla-color-surface)" />
      <path d="M256 540v-18a24 24 0 0 1 48 0v18" strokeWidth="1.4" />
      <path d="M280 566v18" stroke="var(--jawla-color-accent)" strokeWidth="4" />
      <Setting />
      <Dot x={366} />
    </svg>
  );
}

/** A door that is ajar and stuck: an error of the site, not of the visitor. */
export function AjarDoor({ status }: DrawingProps) {
  return (
    <svg {...canvas}>
      <path d={doorPath(FRONT_DOOR)} strokeWidth="1.4" />
      <path d={doorPath(OPENING)} opacity="0.5" />
      {/* One leaf is shut, the other is open. */}
      <path d={`M${MIDDLE} ${OPENING.spring - OPENING.rise}V${floor}`} />
      <path
        d={`M${MIDDLE + 150} ${floor - 52}V${spring + 40}A150 260 0 0 0 ${MIDDLE + 24} ${TOP + 70}V${floor}z`}
        fill="var(--jawla-color-surface)"
      />
      <path d={`M${MIDDLE + 150} ${floor - 52}l36 52`} opacity="0.6" />
      <circle cx={MIDDLE + 44} cy="560" r="5" />
      {status !== undefined && (
        <text x={MIDDLE - 94} y="592" fontSize="72" textAnchor="middle" direction="ltr">
          {status}
        </text>
      )}
      <Setting />
      <Dot x={MIDDLE + 12} />
    </svg>
  );
}
