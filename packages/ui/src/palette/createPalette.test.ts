import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrandError, createBrand } from '../theme/createBrand';
import { houseBrand } from '../theme/brands/house';
import { CONTRAST_LEVELS, CONTRAST_PAIRS, contrastOf } from '../theme/contrast';
import { createPalette } from './createPalette';
import { distanceBetween, hexOf, readColor } from './oklch';
import { STATUS_DISTANCE } from './statusColor';

const SCHEMES = ['light', 'dark'] as const;
/** The full range of each channel, including colours outside sRGB. */
const GRID = [0, 0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95, 1].flatMap((l) =>
  [0, 0.004, 0.02, 0.08, 0.16, 0.37].flatMap((c) =>
    Array.from({ length: 18 }, (_, step) => `oklch(${l} ${c} ${step * 20})`),
  ),
);
const DIFFICULT = [
  '#ffff00',
  '#ffffff',
  '#000000',
  '#808080',
  '#f00',
  '#00f',
  '#0f0',
  '#f0f',
  '#0ff',
  'color(display-p3 0 1 0)',
  'color(rec2020 1 0 0)',
  'oklch(0.7 0.4 145)',
  'oklch(none none none)',
  'rebeccapurple',
  'hsl(20deg 50% 50%)',
  'hwb(20 10% 10%)',
  'lab(50% 40 20)',
  'rgb(14, 107, 92)',
  ' teal ',
  ...SCHEMES.flatMap((scheme) => Object.values(createPalette('#0e6b5c')[scheme]).slice(0, 3)),
  houseBrand.colors.light.surface,
  houseBrand.colors.dark.surface,
];

const colorOf = (text: string) => {
  const color = readColor(text);
  if (color === undefined) throw new Error(`"${text}" is a colour.`);
  return color;
};

const palettes = new Map<string, ReturnType<typeof createPalette>>();

/** Three tests check the same grid: its palettes are created once. */
function paletteOf(accent: string) {
  const palette = palettes.get(accent) ?? createPalette(accent);
  palettes.set(accent, palette);
  return palette;
}

const failuresOf = (accent: string) =>
  SCHEMES.flatMap((scheme) => {
    const colors = paletteOf(accent)[scheme];
    return CONTRAST_PAIRS.filter(
      (pair) => contrastOf(pair, colors) < CONTRAST_LEVELS[pair.level],
    ).map(({ what, on }) => `${accent}, ${scheme}: ${what} on ${on}`);
  });

/** Differences in hue between accent and statuses, and between statuses, whose hues carry meaning. */
const leastDistance = (one: string) => (one === 'accent' ? STATUS_DISTANCE - 0.003 : 0.06);

const tooNear = (accent: string) =>
  SCHEMES.flatMap((scheme) => {
    const colors = paletteOf(accent)[scheme];
    const roles = ['accent', 'danger', 'success', 'warning'] as const;
    return roles.flatMap((one, at) =>
      roles
        .slice(at + 1)
        .filter(
          (other) =>
            distanceBetween(colorOf(colors[one]), colorOf(colors[other])) < leastDistance(one),
        )
        .map((other) => `${accent}, ${scheme}: ${one} ${colors[one]}, ${other} ${colors[other]}`),
    );
  });

describe('createPalette', () => {
  it('reaches the contrast of every pair for a grid of colours', () => {
    expect(GRID.flatMap(failuresOf)).toEqual([]);
  });

  it.each(DIFFICULT)('reaches the contrast of every pair for %s', (accent) => {
    expect(failuresOf(accent)).toEqual([]);
    expect(tooNear(accent)).toEqual([]);
  });

  it('reaches the contrast of every pair for any colour', () => {
    const hex = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })));
    fc.assert(
      fc.property(hex, (channels) => {
        expect(failuresOf(`rgb(${channels.join(' ')})`)).toEqual([]);
      }),
    );
  });

  it('keeps accent and statuses distinguishable for a grid of colours', () => {
    expect(GRID.flatMap(tooNear)).toEqual([]);
  });

  it.each(['#0e6b5c', '#6a2a63', '#a3401c', '#000000', '#0000ff'])(
    'keeps %s in the light scheme, which has enough contrast',
    (accent) => {
      expect(createPalette(accent).light.accent).toBe(accent);
    },
  );

  it.each(['#ffff00', '#ffffff', '#82c9b5'])(
    'keeps %s in the dark scheme, which has enough contrast',
    (accent) => {
      expect(createPalette(accent).dark.accent).toBe(accent);
    },
  );

  it.each([
    ['#ffff00', 'light'],
    ['#e2725b', 'light'],
    ['#6a2a63', 'dark'],
    ['#00f', 'dark'],
    ['color(display-p3 0 1 0)', 'light'],
  ] as const)(
    'changes only the lightness of %s in %s, as little as the contrast requires',
    (accent, scheme) => {
      const colors = paletteOf(accent)[scheme];
      const before = colorOf(hexOf(colorOf(accent)));
      const after = colorOf(colors.accent);
      expect(Math.abs(((after.h - before.h + 540) % 360) - 180)).toBeLessThan(2);
      const nearer = { ...after, l: after.l + (scheme === 'light' ? 0.008 : -0.008) };
      const moved = { ...colors, accent: hexOf(nearer) };
      const pairs = CONTRAST_PAIRS.filter(({ what }) => what === 'accent');
      expect(Math.min(...pairs.map((pair) => contrastOf(pair, moved)))).toBeLessThan(
        CONTRAST_LEVELS.text,
      );
    },
  );

  it.each(GRID.filter((_, at) => at % 25 === 0))(
    'keeps danger red, warning amber and success green for %s',
    (accent) => {
      for (const scheme of SCHEMES) {
        const { danger, warning, success } = paletteOf(accent)[scheme];
        expect([danger, warning, success].map((color) => rangeOf(colorOf(color).h))).toEqual([
          'red',
          'amber',
          'green',
        ]);
      }
    },
  );

  it('makes hover distinguishable from the accent', () => {
    const same = GRID.flatMap((accent) =>
      SCHEMES.filter((scheme) => {
        const colors = paletteOf(accent)[scheme];
        return distanceBetween(colorOf(colors.accent), colorOf(colors.accentHover)) < 0.02;
      }).map((scheme) => `${accent}, ${scheme}`),
    );
    expect(same).toEqual([]);
  });

  it('tints the neutrals with the hue of the accent, and leaves them grey for a grey accent', () => {
    const tinted = colorOf(createPalette('#1050c0').light.surface);
    expect(tinted.c).toBeGreaterThan(0.003);
    expect(Math.abs(tinted.h - colorOf('#1050c0').h)).toBeLessThan(25);
    expect(colorOf(createPalette('#777').light.surface).c).toBeLessThan(0.001);
  });

  it('creates colours that createBrand accepts', () => {
    const brand = createBrand({ ...houseBrand, id: 'acme', colors: createPalette('orange') });
    expect(brand.colors.dark.accent).toBe('#ffa500');
  });

  it.each(['nonsense', '', '#12', 'currentColor', 'var(--accent)', 'rgb(', 'oklch(0.5 x 20)'])(
    'throws a BrandError for "%s"',
    (accent) => {
      expect(() => createPalette(accent)).toThrow(BrandError);
      expect(() => createPalette(accent)).toThrow(
        `Accent "${accent}" cannot be used:\n- it is not a CSS colour`,
      );
    },
  );

  it('throws a BrandError for a colour that is missing at run time', () => {
    const create = () => {
      Reflect.apply(createPalette, undefined, [undefined]);
    };
    expect(create).toThrow('Accent "undefined" cannot be used:\n- it is not a CSS colour');
  });

  it.each(['transparent', '#ff000080', 'rgb(0 0 0 / 50%)'])(
    'throws a BrandError for "%s", which is not opaque',
    (accent) => {
      expect(() => createPalette(accent)).toThrow('it is not opaque');
    },
  );
});

function rangeOf(hue: number): string {
  if (hue < 45 || hue > 345) return 'red';
  if (hue < 115) return 'amber';
  return hue > 130 && hue < 185 ? 'green' : String(hue);
}
