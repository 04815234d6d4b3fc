/** A state of a screen is a story, and what kind of state it is, a tag: the wall in Storybook is made of them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../.storybook/review/kinds';

const ROOT = join(import.meta.dirname, '../..');
const SCREENS = 'Screens/';
/** What has to be shown of every screen that loads something. */
const NEEDED = ['loading', 'empty', 'error'] as const;
/** Tags with another meaning: Storybook's, and those of docs/reviewing.md. */
const OTHER = ['dev', 'test', 'autodocs', 'play-fn', 'moving', 'whole', 'phone'];

/** The states that a screen is never in: it loads nothing, something is always there, or nothing can fail. */
const NEVER: Readonly<Record<string, readonly string[]>> = {
  'Admin/API reference': ['empty'],
  'Admin/Archive upload': ['loading', 'empty'],
  'Admin/System': ['empty'],
  'Admin/Team': ['empty'],
  'Everyone/Coming back to a page': ['loading', 'empty', 'error'],
  'Everyone/ErrorPage': ['loading', 'empty'],
  'Everyone/QrPopup': ['loading', 'empty', 'error'],
  'Everyone/Session': ['loading', 'empty'],
  'Everyone/Uploads': ['loading', 'empty'],
  'Public/After the provider': ['empty'],
  'Public/Confirm email': ['empty'],
  'Public/Logout': ['loading', 'error'],
  'Public/Pilot viewer': ['empty'],
  'Public/Undo email': ['empty'],
};

const stories = globSync('{packages,apps}/*/src/**/*.stories.tsx', { cwd: ROOT }).flatMap(
  (file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const index = loadCsf(source, { fileName: file, makeTitle: (title) => title }).parse();
    return index.indexInputs.map(({ exportName, title = '', tags = [] }) => ({
      name: `${title}: ${exportName}`,
      title,
      tags,
    }));
  },
);

const screens = Map.groupBy(
  stories.filter(({ title }) => title.startsWith(SCREENS)),
  // Parts of a screen are below it.
  ({ title }) => title.split('/').slice(1, 3).join('/'),
);

describe('the stories of screens', () => {
  it.each([...screens.keys()])('show %s while it loads, empty and with an error', (screen) => {
    const shown = new Set(screens.get(screen)?.flatMap(({ tags }) => tags));
    expect(NEEDED.filter((kind) => !shown.has(kind))).toEqual(NEVER[screen] ?? []);
  });

  it('are there for every exception', () => {
    expect(Object.keys(NEVER).filter((screen) => !screens.has(screen))).toEqual([]);
  });

  it('have tags that are known', () => {
    const known = new Set<string>([...KINDS, ...OTHER]);
    const odd = stories.flatMap(({ name, tags }) =>
      tags.filter((tag) => !known.has(tag.replace('!', ''))).map((tag) => `${name}: ${tag}`),
    );
    expect(odd).toEqual([]);
  });
});
