export { Menu, type MenuProps } from './Menu';
export type { MenuEntry, MenuPlace } from './MenuList';
