import { doorPath, FRONT_DOOR, MIDDLE } from './door';
import { canvas, Dot, OPENING, Setting, TOP } from './doorParts';

const { floor, spring } = FRONT_DOOR;

/** A door that is ajar and stuck: an error of the site, not of the visitor. */
export function AjarDoor() {
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
      <Setting />
      <Dot x={MIDDLE + 12} />
    </svg>
  );
}
