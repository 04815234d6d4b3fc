/** Writes an MDX page for each screen of docs/screen-states.md, because Storybook lists only files. */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInventory } from './inventory.ts';

const FOLDER = join(import.meta.dirname, '../screens');

/** Writes only files that differ: two instances of Storybook may start concurrently. */
export function writeScreenPages(): void {
  mkdirSync(FOLDER, { recursive: true });
  const pages = new Map(readInventory().map(({ name }) => [`${name}.mdx`, pageOf(name)]));
  for (const file of readdirSync(FOLDER)) if (!pages.has(file)) rmSync(join(FOLDER, file));
  for (const [file, text] of pages) {
    const path = join(FOLDER, file);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
}

function pageOf(name: string): string {
  return `import { Meta } from '@storybook/addon-docs/blocks';
import { FullPage } from '../review/FullPage.tsx';
import { ScreenPage } from '../review/ScreenPage.tsx';

<Meta title="Review/Screens/${name}" />

<FullPage>
  <ScreenPage name="${name}" />
</FullPage>
`;
}
