/** Languages of the package's own texts. `UiProvider` accepts any BCP 47 tag. */
export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

export type Direction = 'ltr' | 'rtl';

/** Properties that the package derives from a BCP 47 tag. */
export interface LocaleTraits {
  /** In canonical form: `he` for `iw`, `ar-SA` for `AR-sa`. */
  readonly tag: string;
  /** The tag without extensions: `ar-SA` for `ar-SA-u-nu-arab`. */
  readonly baseName: string;
  readonly language: string;
  /** Likely script as an ISO 15924 code; `undefined` if CLDR has no data on the language. */
  readonly script: string | undefined;
}

/** One value per language of the package's own texts, and for any further language or tag. */
export type LocalizedTexts<Text> = Readonly<Record<Locale, Text>> & Readonly<Record<string, Text>>;

/**
 * Scripts in current use that run from right to left. `Intl.Locale.getTextInfo` returns the same, but is not
 * available in every browser of the last two years.
 *
 * @see https://www.unicode.org/iso15924/iso15924-codes.html
 */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set([
  'Adlm',
  'Arab',
  'Aran',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
  'Yezi',
]);

/** Maximum length of a tag. Well-formed tags may be longer, because extensions repeat, but no tag in use is. */
const MAX_TAG_LENGTH = 100;
const MAX_CACHED = 100;
const cache = new Map<string, LocaleTraits>();

/**
 * Parses a BCP 47 tag. Underscores are treated as hyphens, because many servers send them. A malformed tag is
 * treated as `en`, with one warning in development.
 */
export function localeTraits(tag: string): LocaleTraits {
  const cached = cache.get(tag);
  if (cached !== undefined) return cached;
  // Bounds the cache: a server reads tags of many clients.
  if (cache.size >= MAX_CACHED) cache.clear();
  const traits = parse(tag);
  cache.set(tag, traits);
  return traits;
}

/** Returns the direction of the script of a BCP 47 tag; `ltr` for a malformed one. */
export function directionOf(locale: string): Direction {
  const { script } = localeTraits(locale);
  return script !== undefined && RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
}

/**
 * Chooses the text for a BCP 47 tag: that of the tag itself, of its parents (`zh-Hant-TW`, `zh-Hant`, `zh`),
 * otherwise the English one.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4647#section-3.4
 */
export function textsFor<Text>(locale: string, texts: LocalizedTexts<Text>): Text {
  let range = localeTraits(locale).baseName;
  while (range !== '') {
    const found = texts[range];
    if (found !== undefined) return found;
    range = range.slice(0, Math.max(0, range.lastIndexOf('-')));
  }
  return texts.en;
}

/**
 * Scripts of the package's own languages, in every region: `maximize` reads CLDR's data first, which takes 100 ms on
 * a low-end phone.
 */
const SCRIPTS: Readonly<Record<string, string>> = { en: 'Latn', ar: 'Arab' };

function parse(tag: string): LocaleTraits {
  try {
    // The empty tag is malformed: it throws.
    const locale = new Intl.Locale(tag.length > MAX_TAG_LENGTH ? '' : tag.replaceAll('_', '-'));
    return {
      tag: locale.toString(),
      baseName: locale.baseName,
      language: locale.language,
      script: locale.script ?? SCRIPTS[locale.language] ?? locale.maximize().script,
    };
  } catch {
    warn(tag);
    return parse('en');
  }
}

/** Replaced by bundlers; the package has no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

function warn(tag: string): void {
  if (process.env.NODE_ENV === 'production') return;
  const message = `@jawla/ui: the locale is not a BCP 47 language tag, "en" is used instead: ${tag}`;
  // oxlint-disable-next-line no-console -- a mistake of the site, shown to its developers only
  console.warn(message.slice(0, 200));
}
