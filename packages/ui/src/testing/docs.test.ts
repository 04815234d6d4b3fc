import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as main from '../index';
import * as theme from '../theme';

const ROOT = join(import.meta.dirname, '../..');
/** The published documents of the package. */
const documents = ['README.md', ...globSync('docs/*.md', { cwd: ROOT })].map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}));

describe.each(documents)('$path', ({ path, text }) => {
  it('links only to files that the package publishes', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) =>
      relative(ROOT, join(ROOT, dirname(path), link)),
    );
    expect(links.filter((link) => link.startsWith('..') || !existsSync(join(ROOT, link)))).toEqual(
      [],
    );
  });

  it('contains no path of the repository', () => {
    expect(text).not.toMatch(/packages\/|apps\/|\.storybook/);
  });
});

it('shows a guide with the stories of each component', () => {
  const without = globSync('src/{components,patterns}/*/*.stories.tsx', { cwd: ROOT }).filter(
    (path) => {
      const text = readFileSync(join(ROOT, path), 'utf8');
      return /^ {2}component: /m.test(text) && !text.includes('guide({');
    },
  );
  expect(without).toEqual([]);
});

describe('docs/theming.md', () => {
  const text = readFileSync(join(ROOT, 'docs/theming.md'), 'utf8');

  it('gives every role a value in both schemes', () => {
    const missing = Object.keys(theme.COLOR_ROLES).filter(
      (role) => [...text.matchAll(new RegExp(`^ +${role}: '`, 'gm'))].length !== 2,
    );
    expect(missing).toEqual([]);
  });

  it.each(theme.BRANDS)('names the font families of $id', ({ fonts }) => {
    expect(text).toContain(`\`${fonts.latin}\``);
    expect(text).toContain(`\`${fonts.arabic}\``);
  });
});

describe('docs/migration.md', () => {
  const text = readFileSync(join(ROOT, 'docs/migration.md'), 'utf8');
  const exported = new Set([...Object.keys(main), ...Object.keys(theme)]);
  const rows = text.split('\n').filter((line) => /^\| (?!For|-)/.test(line));

  it.each(rows)('refers to exports of the package: %s', (row) => {
    const target = row.split('|').at(-2) ?? '';
    const names = [...target.matchAll(/`<?([A-Z]\w+|create\w+|use\w+)/g)].map(
      ([, name = '']) => name,
    );
    expect(names.filter((name) => !exported.has(name))).toEqual([]);
  });
});
