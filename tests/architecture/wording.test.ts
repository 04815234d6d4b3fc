import { describe, expect, it } from 'vitest';
import { componentGuides, documents } from './documents.ts';
import { sourcesOf } from './sources.ts';
import { avoidedInDocument, avoidedInSource } from './wording.ts';

const FOLDERS = ['packages', 'apps', 'mocks', 'tests', '.storybook'];
/** They quote the words. */
const EXCEPTIONS = ['tests/architecture/wording.ts', 'tests/architecture/wording.test.ts'];

describe('the search for avoided words', () => {
  it('finds them in comments and in names of tests', () => {
    const source = [
      '/** Whoever calls it. */',
      'const nobody = 1; // to be had at once',
      "it('is told anew', () => {});",
    ].join('\n');
    expect(avoidedInSource(source).map(({ line, words }) => [line, words])).toEqual([
      [1, 'Whoever'],
      [2, 'at once'],
      [2, 'to be had'],
      [3, 'anew'],
      [3, 'is told'],
    ]);
  });

  it('leaves identifiers and values alone', () => {
    expect(avoidedInSource("const nobody = 'nobody@example.com';")).toEqual([]);
  });
});

it.each(FOLDERS)('comments and test names in %s avoid the words of the list', (folder) => {
  const found = sourcesOf(folder)
    .filter(({ path }) => !EXCEPTIONS.includes(path))
    .flatMap(({ path, text }) =>
      avoidedInSource(text).map(
        ({ line, words, instead }) => `${path}:${line} ${words}: ${instead}`,
      ),
    );
  expect(found).toEqual([]);
});

it.each([...documents(), ...componentGuides()])(
  '$path avoids the words of the list',
  ({ text }) => {
    const found = avoidedInDocument(text).map(
      ({ line, words, instead }) => `line ${line} ${words}: ${instead}`,
    );
    expect(found).toEqual([]);
  },
);
