import { localeTraits } from './locale';

/** Formats are slow to create, and a table may show one number in each of its rows. */
const formats = new Map<string, Intl.NumberFormat>();
const MAX_FORMATS = 100;

/**
 * Returns the BCP 47 tag that decides how numbers are written. `ar` alone has Latin digits: Arabic is written
 * with either kind, and a region (`ar-EG`) or an extension (`ar-u-nu-arab`) chooses. CLDR's own choice for `ar`
 * has changed between versions, so browsers differ.
 */
export function numberLocale(locale: string): string {
  const { tag, baseName } = localeTraits(locale);
  return baseName === 'ar' && !/-nu-/.test(tag)
    ? new Intl.Locale(tag, { numberingSystem: 'latn' }).toString()
    : tag;
}

/** Writes a number with the digits and separators of a locale, such as `١٬٢٣٤٫٥` for `ar-EG`. */
export function formatNumber(
  locale: string,
  value: number,
  options: Intl.NumberFormatOptions = {},
): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (format === undefined) {
    if (formats.size >= MAX_FORMATS) formats.clear();
    // With English as the second choice: the default of Intl would be the language of the device.
    format = new Intl.NumberFormat([numberLocale(locale), 'en'], options);
    formats.set(key, format);
  }
  return format.format(value);
}

/**
 * Writes a share from 0 to 1 as a whole percentage, to be shown in a `<bdi>`. Left-to-right marks are left out:
 * digits and sign keep their order without them, and they hinder the search in a page.
 */
export function formatPercent(locale: string, share: number): string {
  return formatNumber(locale, share, { style: 'percent' }).replaceAll('\u200e', '');
}
