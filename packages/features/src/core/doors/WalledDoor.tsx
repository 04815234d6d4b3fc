import { useId } from 'react';
import { doorPath, FRONT_DOOR } from './door';
import { canvas, Dot, OPENING, Plate, Setting, type DoorDrawingProps } from './doorParts';

const COURSE = 40;
const BRICK = 76;

/** A doorway that is walled up, with the number on its plate: the page does not exist. */
export function WalledDoor({ status }: DoorDrawingProps) {
  const id = useId();
  const courses = Array.from({ length: 16 }, (_, course) => {
    const y = FRONT_DOOR.floor - course * COURSE;
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
