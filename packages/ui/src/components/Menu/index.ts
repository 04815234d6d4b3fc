export { Menu, type MenuProps } from './Menu';
export type { MenuEntry, MenuPart, MenuSection, MenuSeparator } from './menuEntries';
