import { describe, expect, it } from 'vitest';
import { BRANDS } from './brands';
import { houseBrand } from './brands/house';
import { masarBrand } from './brands/masar';
import { sahelBrand } from './brands/sahel';
import { BrandError, createBrand, type BrandInput } from './createBrand';
import { tokensFor } from './tokensFor';

const tokensOf = (input: Partial<BrandInput>, locale: 'en' | 'ar' = 'en') =>
  tokensFor(createBrand({ ...houseBrand, ...input }), 'light', locale);

/** The minimum size in rem, for roles that do not depend on the window. */
const leastSize = (size: string) => Number.parseFloat(size.replace('clamp(', ''));

describe('tokensFor', () => {
  it('has defaults for a brand without typography, shadows and motion', () => {
    const { type: _type, shadows: _shadows, motion: _motion, ...least } = houseBrand;
    const tokens = tokensFor(createBrand(least), 'light', 'ar');
    expect(tokens.text).toMatchObject({
      display: 'clamp(2.915rem, 1.9817rem + 4.1478vw, 5.3rem)',
      body: '1.06rem',
      caption: '0.8613rem',
    });
    expect(tokens.leading).toMatchObject({ display: '1.3', body: '1.75', caption: '1.6' });
    expect(tokens.weight).toEqual({ regular: '400', medium: '500', strong: '600' });
    expect(tokens.shadow.raised).toBe(
      '0 1px 2px rgb(0 0 0 / 0.05), 0 8px 24px -12px rgb(0 0 0 / 0.12)',
    );
    expect(tokens.motion).toEqual({
      quick: '120ms',
      calm: '200ms',
      dialog: '300ms',
      ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  });

  it('scales titles by the ratio, and leaves text sizes unchanged', () => {
    const [calm, loud] = [tokensOf({ type: { ratio: 1.1 } }), tokensOf({ type: { ratio: 1.4 } })];
    for (const role of ['display', 'heading', 'title', 'lead'] as const) {
      expect(leastSize(loud.text[role])).toBeGreaterThan(leastSize(calm.text[role]));
    }
    expect([loud.text.body, loud.text.small, loud.text.caption]).toEqual([
      '1rem',
      '0.875rem',
      '0.8125rem',
    ]);
  });

  it('prefers sizes of a role to the ratio, as one size or as two', () => {
    const { text } = tokensOf({ type: { ratio: 1.4, sizes: { title: 1.5, heading: [2, 3] } } });
    expect(text.title).toBe('1.5rem');
    expect(text.heading).toMatch(/^clamp\(2rem, .*vw, 3rem\)$/);
  });

  it('separates the scripts, and never letter-spaces Arabic', () => {
    const type = {
      latin: {
        size: 0.95,
        leading: { body: 1.6 },
        weight: { medium: 600 },
        tracking: { display: 0.1 },
      },
      arabic: { size: 1.2, leading: { body: 2 }, weight: { medium: 700 } },
    };
    const [en, ar] = [tokensOf({ type }), tokensOf({ type }, 'ar')];
    expect([en.text.body, ar.text.body]).toEqual(['0.95rem', '1.2rem']);
    expect([en.leading.body, ar.leading.body]).toEqual(['1.6', '2']);
    expect([en.weight.medium, ar.weight.medium]).toEqual(['600', '700']);
    expect([en.tracking.display, ar.tracking.display]).toEqual(['0.1em', 'normal']);
  });

  it('accepts shadows of one scheme, and partial motion', () => {
    const brand = createBrand({
      ...houseBrand,
      shadows: { dark: { raised: 'none' } },
      motion: { quick: 0, ease: 'linear' },
    });
    expect(tokensFor(brand, 'dark', 'en').shadow.raised).toBe('none');
    expect(tokensFor(brand, 'light', 'en').shadow.raised).not.toBe('none');
    expect(tokensFor(brand, 'dark', 'en').motion).toMatchObject({
      quick: '0ms',
      calm: '200ms',
      ease: 'linear',
    });
  });
});

describe('the brands', () => {
  it.each([
    'text',
    'leading',
    'tracking',
    'weight',
    'shadow',
    'motion',
    'space',
    'radius',
  ] as const)('differ in %s', (group) => {
    const brands = [houseBrand, masarBrand, sahelBrand];
    const values = brands.map((brand) => JSON.stringify(tokensFor(brand, 'light', 'en')[group]));
    expect(new Set(values).size).toBe(brands.length);
  });

  it.each(BRANDS)('never sets text of $id below 12 px', (brand) => {
    for (const locale of ['en', 'ar'] as const) {
      const { text } = tokensFor(brand, 'light', locale);
      expect(Math.min(...Object.values(text).map(leastSize))).toBeGreaterThanOrEqual(0.75);
    }
  });
});

describe('createBrand', () => {
  it('throws one error with every problem of typography, shadows and motion', () => {
    expect(
      problemsOf({
        ...houseBrand,
        type: {
          ratio: 2,
          sizes: { body: 0.5, title: [2, 1], heading: [1, Number.NaN] },
          latin: {
            size: 3,
            leading: { body: 0.5 },
            weight: { medium: 1200 },
            tracking: { display: 1 },
          },
          // @ts-expect-error -- Arabic has no tracking in the type either
          arabic: { leading: { body: 1 }, tracking: { display: 0.1 } },
        },
        shadows: { light: { raised: '0 0 1px; color: red' }, dark: { overlay: 'blurred' } },
        motion: { quick: -1, dialog: 5000, ease: 'bouncy' },
      }),
    ).toEqual([
      'type.ratio 2 is not between 1.1 and 1.4',
      'type.sizes.heading NaN is not between 0.75 and 8rem',
      'type.sizes.title: 2rem, the least size, is above 1rem',
      'type.sizes.body 0.5 is not between 0.75 and 8rem',
      'type.latin.size 3 is not between 0.8 and 1.4',
      'type.latin.leading.body 0.5 is not between 0.9 and 2.4',
      'type.latin.weight.medium 1200 is not between 1 and 1000',
      'type.arabic.leading.body 1 is not between 1.2 and 2.4',
      'type.latin.tracking.display 1 is not between -0.1 and 0.2em',
      'type.arabic.tracking: Arabic letters join and cannot be spaced',
      'shadows.light.raised "0 0 1px; color: red" is not a shadow such as 0 1px 2px #0001, or none',
      'shadows.dark.overlay "blurred" is not a shadow such as 0 1px 2px #0001, or none',
      'motion.quick -1 is not between 0 and 1000ms',
      'motion.dialog 5000 is not between 0 and 1000ms',
      'motion.ease "bouncy" is not an easing such as ease-out or cubic-bezier(0.2, 0.7, 0.2, 1)',
    ]);
  });

  it('reports problems of a caller without types, too', () => {
    const [sizes, motion] = [
      { body: 'large', lead: [1] },
      { quick: { ms: 1 }, ease: 4 },
    ];
    expect(
      problemsOf({
        ...houseBrand,
        // @ts-expect-error -- possible in JavaScript
        type: { sizes },
        // @ts-expect-error -- possible in JavaScript
        motion,
      }),
    ).toEqual([
      'type.sizes.lead is neither a size nor a pair of sizes',
      'type.sizes.body large is not between 0.75 and 8rem',
      'motion.quick {"ms":1} is not between 0 and 1000ms',
      'motion.ease "4" is not an easing such as ease-out or cubic-bezier(0.2, 0.7, 0.2, 1)',
    ]);
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
