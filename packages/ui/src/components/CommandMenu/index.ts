export { CommandMenu, type CommandMenuProps } from './CommandMenu';
export type { Command } from './findCommands';
export type { CommandMenuTexts } from './commandMenuTexts';
