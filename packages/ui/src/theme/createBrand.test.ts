import { describe, expect, it } from 'vitest';
import { BRANDS } from './brands';
import { houseBrand } from './brands/house';
import { createBrand } from './createBrand';
import { tokensFor } from './tokensFor';

const { radius: _radius, density: _density, textOverrides: _textOverrides, ...least } = houseBrand;

describe('createBrand', () => {
  it('fills in what a brand need not say', () => {
    const brand = createBrand({ ...least, id: 'acme' });
    expect(brand).toMatchObject({
      id: 'acme',
      density: 1,
      radius: { m: '3px' },
      textOverrides: {},
    });
  });

  it('names every role that has no value', () => {
    const { ink: _ink, ...light } = houseBrand.colors.light;
    const dark = { ...houseBrand.colors.dark, focus: '' };
    // @ts-expect-error -- a forgotten role does not compile either
    expect(() => createBrand({ ...least, colors: { light, dark } })).toThrow(
      'Brand "house" cannot be used: role ink has no value in light; role focus has no value in dark.',
    );
  });

  it.each([
    [{ id: 'Acme Ltd' }, 'kebab case'],
    [{ density: 3 }, 'between 0.7 and 1.3'],
    [{ density: Number.NaN }, 'between 0.7 and 1.3'],
  ])('refuses %o', (wrong, why) => {
    expect(() => createBrand({ ...least, ...wrong })).toThrow(why);
  });
});

describe.each(BRANDS)('$id', (brand) => {
  it('gives both languages the same tokens, with Arabic larger and never spaced', () => {
    const [en, ar] = [tokensFor(brand, 'light', 'en'), tokensFor(brand, 'light', 'ar')];
    expect(Object.keys(ar)).toEqual(Object.keys(en));
    expect(Object.values(ar.tracking)).toEqual(['normal', 'normal', 'normal']);
    expect(Number.parseFloat(ar.leading.body)).toBeGreaterThanOrEqual(1.6);
  });
});
