import { describe, expect, it } from 'vitest';
import { addTags, hasSeparator, splitText } from './tags';

const OPTIONS = { caseSensitive: false, max: Infinity };

describe('splitText', () => {
  it.each([
    ['comma', 'a,b'],
    ['semicolon', 'a;b'],
    ['Arabic comma', 'a،b'],
    ['Arabic semicolon', 'a؛b'],
    ['line break', 'a\nb'],
    ['tab', 'a\tb'],
  ])('splits at a %s', (_, text) => {
    expect(splitText(text, false)).toEqual(['a', 'b']);
    expect(hasSeparator(text, false)).toBe(true);
  });

  it('splits at a space only if requested', () => {
    expect(splitText('a b', false)).toEqual(['a b']);
    expect(splitText('a b', true)).toEqual(['a', 'b']);
  });
});

describe('addTags', () => {
  it('removes empty parts and surrounding spaces', () => {
    expect(addTags([], ['', '  ', ' a '], OPTIONS).tags).toEqual(['a']);
  });

  it('removes direction marks, which would make another address', () => {
    expect(addTags([], ['\u200fa@b.c\u202e'], OPTIONS).tags).toEqual(['a@b.c']);
  });

  it('reports duplicates of any case, including among the new ones', () => {
    const { tags, duplicates } = addTags(['a'], ['A', 'b', 'B'], OPTIONS);
    expect(tags).toEqual(['a', 'b']);
    expect(duplicates).toEqual(['A', 'B']);
  });

  it('keeps both cases if case matters', () => {
    expect(addTags(['a'], ['A'], { ...OPTIONS, caseSensitive: true }).tags).toEqual(['a', 'A']);
  });

  it('counts tags that exceed the maximum', () => {
    const { tags, refused } = addTags(['a'], ['b', 'c', 'd', 'a'], { ...OPTIONS, max: 2 });
    expect(tags).toEqual(['a', 'b']);
    expect(refused).toBe(2);
  });
});
