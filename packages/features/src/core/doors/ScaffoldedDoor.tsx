import { doorPath, FRONT_DOOR, MIDDLE, type Door } from './door';
import { canvas, Dot, END, Setting, START, type DoorDrawingProps } from './doorParts';

const { floor, spring } = FRONT_DOOR;

/** A doorway under scaffolding: the page is not ready yet. */
export function ScaffoldedDoor({ status }: DoorDrawingProps) {
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
