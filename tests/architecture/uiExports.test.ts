/** The product is the first user of the UI package: what it does not use has a reason to be there. */
import * as icons from '@jawla/ui/icons';
import * as main from '@jawla/ui';
import * as palette from '@jawla/ui/palette';
import * as phone from '@jawla/ui/phone';
import * as qr from '@jawla/ui/qr';
import * as text from '@jawla/ui/text';
import * as theme from '@jawla/ui/theme';
import { describe, expect, it } from 'vitest';
import { isTest, sourcesOf } from './sources.ts';

const ENTRIES = {
  '@jawla/ui': main,
  '@jawla/ui/icons': icons,
  '@jawla/ui/palette': palette,
  '@jawla/ui/phone': phone,
  '@jawla/ui/qr': qr,
  '@jawla/ui/text': text,
  '@jawla/ui/theme': theme,
};

/** Another module of the package imports it; the test below checks that. */
const INSIDE = 'Other components of the package are made of it, and sites may be as well.';
const OPTIONS = 'Values of a prop, for stories and for sites that offer a choice.';
const ICON_SET =
  'One of the set that sites choose from: a file of its own, sent only where it is used.';
const BRAND = 'For sites that make a brand or prove its contrast: packages/ui/docs/theming.md.';
const OTHER_BRANDS = Object.fromEntries(
  theme.BRANDS.filter((brand) => brand !== theme.houseBrand).map(({ id }) => [
    `${id}Brand`,
    'A brand of the package, for another site than this one.',
  ]),
);

/** What the product does not import, each with the reason why it is in the package. */
const UNUSED: Readonly<Record<keyof typeof ENTRIES, Readonly<Record<string, string>>>> = {
  '@jawla/ui': {
    Accordion: 'For questions and answers on the public site: the product explains in place.',
    AvatarGroup: 'For sites with accounts that have a picture, as Avatar is.',
    CONTAINER_WIDTHS: OPTIONS,
    METER_TONES: OPTIONS,
    Divider: 'For parts of a brand site that have no heading.',
    Pagination:
      'For lists whose pages are counted: the API of the product does not count them, see Pager.',
    Slider: 'For numbers of a brand site, such as a price: the product has none.',
    Stepper: 'For tasks in steps: publishing a tour is one dialog so far.',
    PHONE_ITEMS: OPTIONS,
    BADGE_TONES: OPTIONS,
    BANNER_TONES: OPTIONS,
    BUTTON_SIZES: OPTIONS,
    BUTTON_VARIANTS: OPTIONS,
    Badge: 'For a number on a button: the product counts in words, where the list is.',
    CALENDARS: OPTIONS,
    CARD_PADDINGS: OPTIONS,
    Calendar: 'For a month on a page, such as free days: the product chooses days in a DateField.',
    HEADING_SIZES: OPTIONS,
    LOADING_GROUNDS: OPTIONS,
    MAIN_ID: 'A page that does without AppShell gives it to its own <main>, for SkipLink.',
    MessageDialog:
      'For an answer that must be read before going on: the product says it where it happened.',
    NOTICE_TONES: OPTIONS,
    NUMBER_PILL_LOOKS: OPTIONS,
    NumberField:
      'For areas, prices and counts of a brand site: the numbers of the product are facts in words.',
    PICTURE_LOADINGS: OPTIONS,
    POPOVER_PLACES: OPTIONS,
    SHELL_WIDTHS: OPTIONS,
    SORT_DIRECTIONS: OPTIONS,
    SkipLink: INSIDE,
    TABLE_CARD_PLACES: OPTIONS,
    TAG_TONES: OPTIONS,
    TOAST_TONES: OPTIONS,
    Tabs: 'For a page in parts: those of the product show all of theirs, or are pages of their own.',
    Tooltip: 'For a hint that touch does not show: no screen of the product depends on one.',
    useDirection: 'For components of a site that draw or drag along the lines of the language.',
    useFormatNumber: INSIDE,
  },
  '@jawla/ui/icons': {
    AlertIcon: INSIDE,
    AreaIcon: ICON_SET,
    HeightIcon: ICON_SET,
    HideIcon: INSIDE,
    LanguageIcon: INSIDE,
    MenuIcon: ICON_SET,
    SortDownIcon: INSIDE,
    SortIcon: INSIDE,
    SortUpIcon: INSIDE,
  },
  '@jawla/ui/palette': { createPalette: BRAND },
  '@jawla/ui/phone': {},
  '@jawla/ui/qr': { qrPng: INSIDE },
  '@jawla/ui/text': {},
  '@jawla/ui/theme': {
    BRANDS: 'All brands, for Storybook and tests.',
    BREAKPOINTS: INSIDE,
    BrandError: 'Thrown by createBrand: for sites that show its problems.',
    COLOR_ROLES: BRAND,
    CONTRAST_LEVELS: BRAND,
    CONTRAST_PAIRS: BRAND,
    LOCALES: INSIDE,
    RADIUS_STEPS: OPTIONS,
    SCHEMES: OPTIONS,
    SPACE_STEPS: OPTIONS,
    TEXT_ROLES: BRAND,
    contrastOf: BRAND,
    createBrand: BRAND,
    ...OTHER_BRANDS,
  },
};

const IMPORT = /(?:import|export) \{([^}]*)\} from '(@jawla\/ui(?:\/\w+)?)'/g;
const LAZY_IMPORT = /\(await import\('(@jawla\/ui(?:\/\w+)?)'\)\)\.(\w+)/g;

/** Names that the product imports, as `entry name`. */
function usedByProduct(): ReadonlySet<string> {
  const used = new Set<string>();
  for (const folder of ['packages/features/src', 'apps/portal']) {
    for (const { path, text: source } of sourcesOf(folder)) {
      if (isTest(path)) continue;
      for (const [, names = '', entry] of source.matchAll(IMPORT)) {
        for (const name of names.split(',')) {
          const [imported = ''] = name
            .trim()
            .replace(/^type /, '')
            .split(' as ');
          used.add(`${entry} ${imported}`);
        }
      }
      for (const [, entry, name] of source.matchAll(LAZY_IMPORT)) used.add(`${entry} ${name}`);
    }
  }
  return used;
}

const UI = 'packages/ui/src';
const ENTRY_FILES = [
  'index.ts',
  'palette/index.ts',
  'phone.ts',
  'qr.ts',
  'text/index.ts',
  'theme/index.ts',
  'icons/',
];

/** Modules of the package, without its entries, which only export. */
const modules = sourcesOf(UI).filter(
  ({ path }) => !isTest(path) && !ENTRY_FILES.some((file) => path.startsWith(`${UI}/${file}`)),
);

function isUsedInside(name: string): boolean {
  const named = new RegExp(`^import \\{[^}]*\\b${name}\\b`, 'm');
  return modules.some(({ text: source }) => named.test(source));
}

describe('the exports of @jawla/ui', () => {
  const used = usedByProduct();

  it.each(Object.entries(ENTRIES))(
    'have a user in the product or a reason: %s',
    (entry, module) => {
      const unused = Object.keys(module).filter((name) => !used.has(`${entry} ${name}`));
      const reasons = Object.entries(UNUSED).find(([name]) => name === entry)?.[1] ?? {};
      expect(unused.toSorted()).toEqual(Object.keys(reasons).toSorted());
    },
  );

  it('are used inside the package where that is the reason', () => {
    const inside = Object.values(UNUSED).flatMap((reasons) =>
      Object.entries(reasons).flatMap(([name, reason]) => (reason === INSIDE ? [name] : [])),
    );
    expect(inside.filter((name) => !isUsedInside(name))).toEqual([]);
  });
});
