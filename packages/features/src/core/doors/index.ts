export { AjarDoor } from './AjarDoor';
export { doorPath, FRONT_DOOR, MIDDLE, radiusOf, type Door } from './door';
export { LockedDoor } from './LockedDoor';
export { ScaffoldedDoor } from './ScaffoldedDoor';
export { SplitSheet } from './SplitSheet/SplitSheet';
export { WalledDoor } from './WalledDoor';
