import { createPalette } from '../../palette';
import { hexOf, readColor } from '../../palette/oklch';
import type { Brand } from '../../theme/Brand';
import { houseBrand } from '../../theme/brands/house';
import { masarBrand } from '../../theme/brands/masar';
import { sahelBrand } from '../../theme/brands/sahel';
import { createBrand, type BrandInput } from '../../theme/createBrand';

/** The editor's form values, as strings and numbers: they are stored, and read by the iframes of other stories. */
export interface BrandDraft {
  /** Any CSS colour, possibly incomplete. */
  readonly accent: string;
  readonly corners: keyof typeof CORNERS;
  readonly fonts: keyof typeof FONTS;
  readonly shadows: keyof typeof SHADOWS;
  readonly motion: keyof typeof MOTIONS;
  /** From 0.7 to 1.3. */
  readonly density: number;
  /** Ratio of the type scale, from 1.1 to 1.4. */
  readonly ratio: number;
}

type Part<Key extends keyof BrandInput> = Readonly<Record<string, BrandInput[Key]>>;

export const CORNERS = {
  square: { s: '0px', m: '0px', l: '0px' },
  soft: { s: '4px', m: '8px', l: '12px' },
  round: { s: '6px', m: '10px', l: '18px' },
  pill: { s: '10px', m: '22px', l: '28px' },
} as const satisfies Part<'radius'>;

/** The fonts that Storybook loads. Sizes and weights belong to the font. */
export const FONTS = {
  house: houseBrand.fonts,
  masar: masarBrand.fonts,
  sahel: sahelBrand.fonts,
} as const satisfies Part<'fonts'>;

const FONT_TYPES = { house: {}, masar: masarBrand.type, sahel: sahelBrand.type };

export const SHADOWS = {
  none: {
    light: { raised: 'none', overlay: '0 0 0 1px rgb(0 0 0 / 0.2)' },
    dark: { raised: 'none', overlay: '0 0 0 1px rgb(255 255 255 / 0.2)' },
  },
  light: {},
  floating: {
    light: {
      raised: '0 2px 4px rgb(0 0 0 / 0.04), 0 10px 28px -10px rgb(0 0 0 / 0.2)',
      overlay: '0 32px 80px -16px rgb(0 0 0 / 0.36)',
    },
    dark: {
      raised: '0 2px 4px rgb(0 0 0 / 0.4), 0 10px 28px -10px rgb(0 0 0 / 0.7)',
      overlay: '0 32px 80px -12px rgb(0 0 0 / 0.8)',
    },
  },
  hard: {
    light: { raised: '4px 4px 0 rgb(0 0 0 / 0.1)', overlay: '12px 12px 0 rgb(0 0 0 / 0.2)' },
    dark: { raised: '4px 4px 0 rgb(0 0 0 / 0.5)', overlay: '12px 12px 0 rgb(0 0 0 / 0.6)' },
  },
} as const satisfies Part<'shadows'>;

export const MOTIONS = {
  none: { quick: 0, calm: 0, dialog: 0 },
  brisk: { quick: 80, calm: 110, dialog: 160, ease: 'ease-out' },
  calm: {},
  slow: { quick: 180, calm: 280, dialog: 420, ease: 'cubic-bezier(0.16, 1, 0.3, 1)' },
} as const satisfies Part<'motion'>;

export const DENSITY = { min: 0.7, max: 1.3, step: 0.02 } as const;
export const RATIO = { min: 1.1, max: 1.4, step: 0.01 } as const;

export const FIRST_DRAFT: BrandDraft = {
  accent: '#2456a6',
  corners: 'soft',
  fonts: 'house',
  shadows: 'light',
  motion: 'calm',
  density: 1,
  ratio: 1.25,
};

/** The values of a draft's brand: the content of its file, without names, links and logo. */
export type DraftValues = Pick<
  BrandInput,
  'fonts' | 'radius' | 'density' | 'type' | 'shadows' | 'motion' | 'colors'
>;

/**
 * Returns the values of a draft's brand.
 *
 * @throws {BrandError} If the accent is no opaque colour.
 */
export function valuesOf(draft: BrandDraft): DraftValues {
  const { latin, arabic } = { latin: undefined, arabic: undefined, ...FONT_TYPES[draft.fonts] };
  return {
    fonts: FONTS[draft.fonts],
    radius: CORNERS[draft.corners],
    density: draft.density,
    type: { ratio: draft.ratio, ...(latin && { latin }), ...(arabic && { arabic }) },
    shadows: SHADOWS[draft.shadows],
    motion: MOTIONS[draft.motion],
    colors: createPalette(draft.accent),
  };
}

/**
 * Creates the brand of a draft, with the house brand's logo.
 *
 * @throws {BrandError} If the accent is no opaque colour.
 */
export function brandOfDraft(draft: BrandDraft): Brand {
  const { name, Logo, links } = houseBrand;
  return createBrand({ id: 'draft', name, Logo, links, ...valuesOf(draft) });
}

/**
 * Returns the accent in sRGB with six hexadecimal digits, as colour pickers require; `undefined` if it is no
 * colour.
 */
export function accentOf({ accent }: BrandDraft): string | undefined {
  const color = readColor(accent);
  return color === undefined ? undefined : hexOf(color);
}

/** Parses a stored draft. Missing values and those out of range are taken from `FIRST_DRAFT`. */
export function readDraft(stored: string | null): BrandDraft {
  const given: unknown = parse(stored);
  const read = (name: keyof BrandDraft): unknown =>
    typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined;
  const number = (name: 'density' | 'ratio', { min, max }: { min: number; max: number }) => {
    const value = read(name);
    return typeof value === 'number' && value >= min && value <= max ? value : FIRST_DRAFT[name];
  };
  const accent = read('accent');
  return {
    accent: typeof accent === 'string' ? accent : FIRST_DRAFT.accent,
    corners: oneOf(CORNERS, read('corners')) ?? FIRST_DRAFT.corners,
    fonts: oneOf(FONTS, read('fonts')) ?? FIRST_DRAFT.fonts,
    shadows: oneOf(SHADOWS, read('shadows')) ?? FIRST_DRAFT.shadows,
    motion: oneOf(MOTIONS, read('motion')) ?? FIRST_DRAFT.motion,
    density: number('density', DENSITY),
    ratio: number('ratio', RATIO),
  };
}

/** Returns the value if it is one of the record's keys. */
export function oneOf<Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  value: unknown,
): Key | undefined {
  return keysOf(record).find((key) => key === value);
}

export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (key: string): key is Key => Object.hasOwn(record, key);
  return Object.keys(record).filter(isKey);
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? '');
  } catch {
    return undefined;
  }
}
