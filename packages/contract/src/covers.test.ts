import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COVER_SIDE_MAX, COVER_WIDTHS, coverSrcSet, coverWidth } from './covers.ts';

const NAME = '0b9d2a52-3a7a-4a55-9df3-0d2b5d0f8a11.webp';

describe('coverSrcSet', () => {
  it('lists every size, and the cover itself as the largest', () => {
    expect(coverSrcSet(`/files/covers/${NAME}`)).toBe(
      `/files/covers/${NAME}?w=480 480w, /files/covers/${NAME}?w=720 720w, /files/covers/${NAME} 1280w`,
    );
  });

  it('keeps the origin of an absolute URL', () => {
    expect(coverSrcSet(`https://portal.example/files/covers/${NAME}`)).toContain(
      `https://portal.example/files/covers/${NAME}?w=480 480w`,
    );
  });

  it.each([
    '',
    `https://bucket.example/covers/${NAME}`,
    `/files/covers/${NAME}?X-Amz-Signature=abc`,
    `/files/covers/${NAME}#top`,
    '/files/covers/',
    `/files/covers/a/${NAME}`,
    `//portal.example/files/covers/${NAME}`,
    'blob:https://portal.example/5c3e',
    'data:image/webp;base64,AAAA',
    // What holds a blank or comma would be two candidates.
    '/files/covers/a b.webp',
    '/files/covers/a.webp,b.webp',
  ])('returns undefined for %j', (path) => {
    expect(coverSrcSet(path)).toBeUndefined();
  });
});

describe('coverWidth', () => {
  it.each([
    ['480', 480],
    ['481', 720],
    ['720', 720],
    ['1', 480],
    ['0', 480],
  ])('resolves %s to %i', (w, width) => {
    expect(coverWidth(w)).toBe(width);
  });

  it.each([
    undefined,
    '',
    '721',
    '1280',
    '999999999999',
    '-480',
    '4e2',
    '480px',
    ' 480',
    '٤٨٠',
    'NaN',
  ])('returns undefined for %j', (w) => {
    expect(coverWidth(w)).toBeUndefined();
  });

  it('returns a width of the list or undefined for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.nat().map(String)), (w) => {
        const width = coverWidth(w);
        expect(width === undefined || COVER_WIDTHS.includes(width)).toBe(true);
      }),
    );
  });
});

it('COVER_WIDTHS ascends and stays below COVER_SIDE_MAX', () => {
  const all = [...COVER_WIDTHS, COVER_SIDE_MAX];
  expect(all).toEqual(all.toSorted((a, b) => a - b));
});
