export { glass } from './glass';
export { ItemLabel } from './ItemLabel';
export { MoreLinks } from './MoreLinks';
export type { Navigation, NavigationItem } from './Navigation';
