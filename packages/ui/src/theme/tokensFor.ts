import type { Brand } from './Brand';
import type { BrandTokens } from './BrandTokens';
import { localeTraits } from './locale';
import type { TextRole } from './scales';

/** Arabic letters have smaller bodies than Latin ones of the same size. */
const ARABIC_SIZE = 1.06;

/** Least and greatest size in rem; between them the size follows the width of the window. */
const SIZES: Readonly<Record<TextRole, readonly [least: number, greatest: number]>> = {
  display: [2.75, 5],
  heading: [1.75, 2.5],
  title: [1.25, 1.375],
  lead: [1.0625, 1.125],
  body: [1, 1],
  small: [0.875, 0.875],
  caption: [0.8125, 0.8125],
};

/** How a script sits on its lines. */
type Setting = 'close' | 'open' | 'arabic' | 'nastaliq';

/** Scripts whose letters stay between ascender and descender. */
const CLOSE: ReadonlySet<string> = new Set(['Latn', 'Cyrl', 'Grek', 'Armn', 'Geor', 'Hebr']);
/** Scripts whose large letters gain from tighter spacing. */
const TRACKED: ReadonlySet<string> = new Set(['Latn', 'Cyrl', 'Grek']);

const OPEN_LEADING: Readonly<Record<TextRole, string>> = {
  display: '1.3',
  heading: '1.4',
  title: '1.5',
  lead: '1.6',
  body: '1.75',
  small: '1.65',
  caption: '1.6',
};

const LEADING: Readonly<Record<Setting, Readonly<Record<TextRole, string>>>> = {
  close: {
    display: '1',
    heading: '1.12',
    title: '1.25',
    lead: '1.4',
    body: '1.55',
    small: '1.45',
    caption: '1.4',
  },
  // Dots and marks above and below the line need room: nothing that is read goes under 1.6.
  arabic: OPEN_LEADING,
  // Devanagari, Thai, Han and others: marks above and below, or letters that fill their square.
  open: OPEN_LEADING,
  // Words of Nastaliq descend from right to left across the line. Only a brand with a face for `Aran` has it:
  // the Arabic faces of brands and of most systems are Naskh, and then Urdu needs no more than Arabic.
  nastaliq: {
    display: '1.8',
    heading: '1.9',
    title: '2',
    lead: '2.1',
    body: '2.3',
    small: '2.2',
    caption: '2.1',
  },
};

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

/** All values of a brand for a scheme and a BCP 47 tag: what the CSS variables are set to. */
export function tokensFor(brand: Brand, scheme: 'light' | 'dark', locale: string): BrandTokens {
  const { density } = brand;
  const script = scriptFor(brand, locale);
  const setting = settingOf(script);
  const space = (rem: number) => `${round(rem * density)}rem`;
  const control = (rem: number) => `max(${round(rem * (0.4 + 0.6 * density))}rem, 24px)`;
  const tracked = TRACKED.has(script);
  return {
    color: brand.colors[scheme],
    font: {
      text: families(brand, locale, script),
      code: `ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', Menlo, monospace`,
    },
    text: {
      display: fluid(SIZES.display, setting),
      heading: fluid(SIZES.heading, setting),
      title: fluid(SIZES.title, setting),
      lead: fluid(SIZES.lead, setting),
      body: fluid(SIZES.body, setting),
      small: fluid(SIZES.small, setting),
      caption: fluid(SIZES.caption, setting),
    },
    leading: LEADING[setting],
    tracking: {
      display: tracked ? '-0.035em' : 'normal',
      heading: tracked ? '-0.02em' : 'normal',
      caption: tracked ? '0.01em' : 'normal',
    },
    weight: { regular: '400', medium: '500', strong: '600' },
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
      raised: scheme === 'light' ? '0 1px 2px rgb(0 0 0 / 0.06)' : '0 1px 2px rgb(0 0 0 / 0.5)',
      overlay:
        scheme === 'light'
          ? '0 24px 64px -16px rgb(0 0 0 / 0.28)'
          : '0 24px 64px -8px rgb(0 0 0 / 0.7)',
    },
    motion: {
      quick: '120ms',
      calm: '200ms',
      dialog: '300ms',
      ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
    layer: { sticky: '10', floating: '100', overlay: '1000' },
  };
}

/** The script of a locale, by ISO 15924 code; Nastaliq for Urdu where the brand has a face for it. */
function scriptFor({ fonts }: Brand, locale: string): string {
  const { language, script = 'Latn' } = localeTraits(locale);
  const { ur, Aran } = fonts.faces ?? {};
  return language === 'ur' && script === 'Arab' && ur === undefined && Aran !== undefined
    ? 'Aran'
    : script;
}

function settingOf(script: string): Setting {
  if (script === 'Arab') return 'arabic';
  if (script === 'Aran') return 'nastaliq';
  return CLOSE.has(script) ? 'close' : 'open';
}

/** In Latin text an Arabic name still gets the Arabic face; in Arabic text one face sets all, digits too. */
function families({ fonts }: Brand, locale: string, script: string): string {
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

function fluid([least, greatest]: readonly [number, number], setting: Setting): string {
  const factor = setting === 'arabic' || setting === 'nastaliq' ? ARABIC_SIZE : 1;
  const low = round(least * factor);
  const high = round(greatest * factor);
  if (low === high) return `${low}rem`;
  // From 360 px to 1280 px of window, in rem so that the person's own text size still counts.
  const slope = (high - low) / (80 - 22.5);
  return `clamp(${low}rem, ${round(low - slope * 22.5)}rem + ${round(slope * 100)}vw, ${high}rem)`;
}

function round(value: number): number {
  return Math.round(value * 10000) / 10000;
}
