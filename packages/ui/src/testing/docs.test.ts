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

describe.each(globSync('src/{components,patterns}/*/*.stories.tsx', { cwd: ROOT }))(
  '%s',
  (path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');

    it.runIf(/^ {2}component: /m.test(text))('has the guide of its component', () => {
      expect(text).toContain('guide({');
    });
  },
);

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
