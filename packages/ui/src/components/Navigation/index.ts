export { glass } from './glass';
export { ItemLabel } from './ItemLabel';
export { MoreLinks } from './MoreLinks';
export { MORE } from './Navigation';
export type { Navigation, NavigationItem } from './Navigation';
