/** Reads docs/screen-states.md: every state of every screen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KINDS, type Kind } from './kinds.ts';

export interface State {
  id: string;
  text: string;
  kind: Kind;
}

export interface Screen {
  name: string;
  states: State[];
}

export const INVENTORY = join(import.meta.dirname, '../../docs/screen-states.md');

/**
 * @returns the screens in the order of the document
 * @throws {Error} with the line of a row that is not `id | state | kind`, or is not below a screen
 */
export function readInventory(markdown = readFileSync(INVENTORY, 'utf8')): Screen[] {
  const screens: Screen[] = [];
  for (const [index, line] of markdown.split('\n').entries()) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading !== undefined) screens.push({ name: heading.trim(), states: [] });
    if (!line.startsWith('| `')) continue;
    const [, id, text, word] = /^\| `(S-[\w-]+)` +\| (.+?) +\| (\w+) +\|$/.exec(line) ?? [];
    const kind = KINDS.find((known) => known === word);
    const screen = screens.at(-1);
    if (id === undefined || text === undefined || kind === undefined || screen === undefined) {
      throw new Error(`docs/screen-states.md, line ${index + 1}, is no state: ${line}`);
    }
    screen.states.push({ id, text: text.replaceAll('\\|', '|'), kind });
  }
  return screens;
}
