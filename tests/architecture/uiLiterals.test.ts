import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './sources.ts';
import { findPhysicalStyles, findTexts, type Literal } from './uiLiterals.ts';

/** Brands carry their own names. */
const EXEMPT = /\.(stories|test)\.tsx$|\/(testing|foundations|brands)\//;

/** Not words: the same in every language. */
const SYMBOLS: ReadonlySet<string> = new Set(['placeholder="YYYY-MM-DD"']);

const components = globSync('packages/ui/src/**/*.tsx', { cwd: ROOT })
  .filter((path) => !EXEMPT.test(path))
  .toSorted();

function inComponents(find: (path: string, source: string) => Literal[]): string[] {
  return components.flatMap((path) =>
    find(path, readFileSync(join(ROOT, path), 'utf8'))
      .filter(({ text }) => !SYMBOLS.has(text))
      .map(({ line, text }) => `${path}:${line} ${text}`),
  );
}

describe('components of packages/ui', () => {
  it('contain no texts: each is a prop, or has a default in English and Arabic', () => {
    expect(inComponents(findTexts)).toEqual([]);
  });

  it('name no physical side in inline styles', () => {
    expect(inComponents(findPhysicalStyles)).toEqual([]);
  });
});

describe('findTexts', () => {
  it.each([
    '<p>Save</p>',
    '<p>حفظ</p>',
    "<p>{'Save'}</p>",
    "<p>{isBusy ? 'Saving' : label}</p>",
    '<p>{`Page ${page}`}</p>',
    '<button aria-label="Close" />',
    "<img alt={title ?? 'Picture'} />",
  ])('finds the text in %s', (source) => {
    expect(findTexts('a.tsx', source)).toHaveLength(1);
  });

  it.each(['<p>{label} / 2</p>', '<p role="status">{text}</p>', '<img alt="" title={title} />'])(
    'finds none in %s',
    (source) => {
      expect(findTexts('a.tsx', source)).toEqual([]);
    },
  );
});

describe('findPhysicalStyles', () => {
  it.each([
    '<p style={{ left: 0 }} />',
    '<p style={{ ...style, marginLeft: 4 }} />',
    "<p style={{ textAlign: 'right' }} />",
    "<p style={{ direction: 'rtl' }} />",
    'const box: CSSProperties = { borderTopLeftRadius: 4 };',
  ])('finds the side in %s', (source) => {
    expect(findPhysicalStyles('a.tsx', source)).toHaveLength(1);
  });

  it.each([
    "<p style={{ insetInlineStart: 0, textAlign: 'start' }} />",
    'const { left, right } = element.getBoundingClientRect();',
  ])('finds none in %s', (source) => {
    expect(findPhysicalStyles('a.tsx', source)).toEqual([]);
  });
});
