import { describe, expect, it } from 'vitest';
import { BrandError } from '../../theme/createBrand';
import {
  accentOf,
  brandOfDraft,
  CORNERS,
  FIRST_DRAFT,
  FONTS,
  keysOf,
  MOTIONS,
  readDraft,
  SHADOWS,
} from './brandDraft';

describe('brandOfDraft', () => {
  it.each([
    ...keysOf(CORNERS).map((corners) => ({ corners })),
    ...keysOf(FONTS).map((fonts) => ({ fonts })),
    ...keysOf(SHADOWS).map((shadows) => ({ shadows })),
    ...keysOf(MOTIONS).map((motion) => ({ motion })),
    { density: 0.7, ratio: 1.4 },
  ])('creates a brand with %o', (part) => {
    expect(brandOfDraft({ ...FIRST_DRAFT, ...part }).colors.light.accent).toBe(FIRST_DRAFT.accent);
  });

  it('throws a BrandError for an accent that is not a colour', () => {
    expect(() => brandOfDraft({ ...FIRST_DRAFT, accent: '#12' })).toThrow(BrandError);
  });
});

describe('readDraft', () => {
  it('reads what was stored', () => {
    const draft = { ...FIRST_DRAFT, accent: 'teal', corners: 'round', density: 0.9 } as const;
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([null, '', 'null', '7', '{', '[]'])('returns the first draft for %s', (stored) => {
    expect(readDraft(stored)).toEqual(FIRST_DRAFT);
  });

  it('ignores values that are unknown or out of range', () => {
    const stored = { accent: 4, corners: 'toString', fonts: 1, density: 9, ratio: '1.2' };
    expect(readDraft(JSON.stringify(stored))).toEqual(FIRST_DRAFT);
  });
});

describe('accentOf', () => {
  it.each([
    ['#F00', '#ff0000'],
    ['teal', '#008080'],
    ['oklch(1 0 0)', '#ffffff'],
  ])('returns %s in six digits', (accent, expected) => {
    expect(accentOf({ ...FIRST_DRAFT, accent })).toBe(expected);
  });
});
