import { doorPath, FRONT_DOOR, MIDDLE } from './door';
import { canvas, Dot, OPENING, Plate, Setting, type DoorDrawingProps } from './doorParts';

const { floor } = FRONT_DOOR;

/** A closed door with a lock: missing permission. */
export function LockedDoor({ status }: DoorDrawingProps) {
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
