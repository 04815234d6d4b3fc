import { describe, expect, it } from 'vitest';
import { BRANDS } from './brands';
import { houseBrand } from './brands/house';
import { BrandError, createBrand, type BrandInput } from './createBrand';
import { tokensFor } from './tokensFor';

const { radius: _radius, density: _density, textOverrides: _textOverrides, ...least } = houseBrand;

describe('createBrand', () => {
  it('fills in defaults', () => {
    const brand = createBrand({ ...least, id: 'acme' });
    expect(brand).toMatchObject({
      id: 'acme',
      density: 1,
      radius: { m: '8px' },
      textOverrides: {},
    });
  });

  it('throws one error with every problem', () => {
    const { ink: _ink, ...light } = houseBrand.colors.light;
    const dark = { ...houseBrand.colors.dark, focus: '', scrim: 'dim', inkMuted: '#444444' };
    const error = problemsOf({
      ...least,
      id: 'Acme Ltd',
      density: 3,
      fonts: { latin: ' ', arabic: 'Cairo' },
      // @ts-expect-error -- a missing role does not compile either
      colors: { light: { ...light, accent: 'not-a-colour' }, dark },
    });
    expect(error).toEqual([
      'id "Acme Ltd" is not in kebab case',
      'fonts.latin is missing: write the family name that the page loads',
      'density 3 is not between 0.7 and 1.3',
      'colors.light.ink is missing',
      'colors.light.accent "not-a-colour" is not an opaque hex colour such as #0e6b5c',
      'colors.dark.focus is missing',
      'colors.dark.scrim "dim" is not a hex colour or a colour function such as rgb(0 0 0 / 0.5)',
      'colors.dark: inkMuted (#444444) on surface (#0f1312) has a contrast of 1.92, below 4.5',
      'colors.dark: inkMuted (#444444) on surfaceRaised (#181d1b) has a contrast of 1.75, below 4.5',
      'colors.dark: inkMuted (#444444) on surfaceSunken (#0a0d0c) has a contrast of 2.00, below 4.5',
    ]);
  });

  it('starts its message with the brand, and lists all problems line by line', () => {
    expect(() => createBrand({ ...least, id: 'acme', density: Number.NaN })).toThrow(
      'Brand "acme" cannot be used:\n- density NaN is not between 0.7 and 1.3',
    );
  });

  it('reports missing values of a caller without types', () => {
    const given: Record<string, unknown> = {};
    // @ts-expect-error -- possible in JavaScript
    const problems = problemsOf(given);
    expect(problems).toEqual(
      expect.arrayContaining([
        'id is missing',
        'name.en is missing',
        'name.ar is missing',
        'fonts.arabic is missing: write the family name that the page loads',
        'Logo is missing: give a component',
        'links.contact is missing',
        'colors.light.surface is missing',
        'colors.dark.lineStage is missing',
      ]),
    );
  });

  it('accepts short hex colours, and colour functions for the scrim', () => {
    const light = { ...houseBrand.colors.light, onAccent: '#fff', scrim: 'oklch(0.2 0 0 / 50%)' };
    expect(problemsOf({ ...least, colors: { ...least.colors, light } })).toEqual([]);
  });

  it.each(BRANDS)('has no problem with $id', (brand) => {
    expect(problemsOf(brand)).toEqual([]);
  });
});

function problemsOf(input: BrandInput): readonly string[] {
  try {
    createBrand(input);
    return [];
  } catch (error) {
    if (error instanceof BrandError) return error.problems;
    throw error;
  }
}

describe.each(BRANDS)('$id', (brand) => {
  it('has the same tokens in both languages, with Arabic larger and without letter spacing', () => {
    const [en, ar] = [tokensFor(brand, 'light', 'en'), tokensFor(brand, 'light', 'ar')];
    expect(Object.keys(ar)).toEqual(Object.keys(en));
    expect(Object.values(ar.tracking)).toEqual(['normal', 'normal', 'normal']);
    expect(Number.parseFloat(ar.leading.body)).toBeGreaterThanOrEqual(1.6);
  });
});
