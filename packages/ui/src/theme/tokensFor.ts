import type { BrandValues } from './Brand';
import type { BrandTokens } from './BrandTokens';
import { localeTraits } from './locale';
import { typeTokens } from './typeTokens';

/** In milliseconds. */
const MOTION = { quick: 120, calm: 200, dialog: 300 } as const;

const SHADOW = {
  light: {
    raised: '0 1px 2px rgb(0 0 0 / 0.05), 0 8px 24px -12px rgb(0 0 0 / 0.12)',
    overlay: '0 40px 96px -24px rgb(0 0 0 / 0.42)',
  },
  // Shadows are hardly visible on a dark page: a light upper edge separates elevated surfaces.
  dark: {
    raised: 'inset 0 1px rgb(255 255 255 / 0.055), 0 8px 24px -12px rgb(0 0 0 / 0.6)',
    overlay: 'inset 0 1px rgb(255 255 255 / 0.055), 0 40px 96px -24px rgb(0 0 0 / 0.8)',
  },
} as const;

const SPACE_REM = {
  xxs: 0.25,
  xs: 0.5,
  s: 0.75,
  m: 1,
  l: 1.5,
  xl: 2.5,
  xxl: 4,
  xxxl: 6,
} as const;

/** Returns all values of a brand for a scheme and a BCP 47 tag, for the CSS variables. */
export function tokensFor(
  brand: BrandValues,
  scheme: 'light' | 'dark',
  locale: string,
): BrandTokens {
  const script = scriptFor(brand, locale);
  const { density, motion } = brand;
  const shadows = brand.shadows?.[scheme];
  const space = (rem: number) => `${round(rem * density)}rem`;
  const control = (rem: number) => `max(${round(rem * (0.4 + 0.6 * density))}rem, 24px)`;
  return {
    color: brand.colors[scheme],
    font: {
      text: families(brand, locale, script),
      code: `ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', Menlo, monospace`,
    },
    ...typeTokens(brand.type ?? {}, script),
    space: {
      xxs: space(SPACE_REM.xxs),
      xs: space(SPACE_REM.xs),
      s: space(SPACE_REM.s),
      m: space(SPACE_REM.m),
      l: space(SPACE_REM.l),
      xl: space(SPACE_REM.xl),
      xxl: space(SPACE_REM.xxl),
      xxxl: space(SPACE_REM.xxxl),
    },
    radius: { ...brand.radius, full: '999px' },
    size: {
      control: control(2.875),
      controlSmall: control(2.25),
      target: '24px',
      header: `${round(4.25 * density)}rem`,
      measure: '62ch',
      page: '82rem',
      icon: '1.25rem',
    },
    stroke: { hair: '1px', strong: '2px' },
    shadow: {
      raised: shadows?.raised ?? SHADOW[scheme].raised,
      overlay: shadows?.overlay ?? SHADOW[scheme].overlay,
    },
    motion: {
      quick: `${motion?.quick ?? MOTION.quick}ms`,
      calm: `${motion?.calm ?? MOTION.calm}ms`,
      dialog: `${motion?.dialog ?? MOTION.dialog}ms`,
      ease: motion?.ease ?? 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
    layer: { sticky: '10', floating: '100', overlay: '1000' },
  };
}

/** Returns the script of a locale, by ISO 15924 code; Nastaliq for Urdu if the brand has a font for it. */
function scriptFor({ fonts }: BrandValues, locale: string): string {
  const { language, script = 'Latn' } = localeTraits(locale);
  const { ur, Aran } = fonts.faces ?? {};
  return language === 'ur' && script === 'Arab' && ur === undefined && Aran !== undefined
    ? 'Aran'
    : script;
}

/**
 * In Latin text, an Arabic name still gets the Arabic font; in Arabic text one font is used for everything,
 * including digits.
 */
function families({ fonts }: BrandValues, locale: string, script: string): string {
  const own = fonts.faces?.[localeTraits(locale).language] ?? fonts.faces?.[script];
  const rest =
    script === 'Arab' || script === 'Aran'
      ? [fonts.arabic, fonts.latin]
      : [fonts.latin, fonts.arabic];
  const names = own === undefined ? rest : [own, ...rest];
  const faces = names.flatMap((name) =>
    name === 'system-ui' ? name : [`'${name}'`, `'${name} Fallback'`],
  );
  return [...new Set([...faces, 'system-ui', 'sans-serif'])].join(', ');
}

function round(value: number): number {
  return Math.round(value * 10000) / 10000;
}
