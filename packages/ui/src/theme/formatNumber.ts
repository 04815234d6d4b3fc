import { localeTraits } from './locale';

/** Cache: creating `Intl` formats is slow, and a table may format one number per row. */
const formats = new Map<string, Intl.NumberFormat>();
const MAX_FORMATS = 100;

/**
 * Returns the BCP 47 tag that determines the format of numbers. Plain `ar` uses Latin digits: Arabic is
 * written with either kind, and a region (`ar-EG`) or an extension (`ar-u-nu-arab`) selects one. CLDR's own
 * default for `ar` has changed between versions, so browsers differ.
 */
export function numberLocale(locale: string): string {
  const { tag, baseName } = localeTraits(locale);
  return baseName === 'ar' && !/-nu-/.test(tag)
    ? new Intl.Locale(tag, { numberingSystem: 'latn' }).toString()
    : tag;
}

/** Formats a number with the digits and separators of a locale, such as `١٬٢٣٤٫٥` for `ar-EG`. */
export function formatNumber(
  locale: string,
  value: number,
  options: Intl.NumberFormatOptions = {},
): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (format === undefined) {
    if (formats.size >= MAX_FORMATS) formats.clear();
    // With English as the second choice: the default of `Intl` would be the language of the device.
    format = new Intl.NumberFormat([numberLocale(locale), 'en'], options);
    formats.set(key, format);
  }
  return format.format(value);
}

/** Converts Latin digits to those of a locale; all other characters are unchanged. */
export function localDigits(locale: string, text: string): string {
  return text.replaceAll(/\d/g, (digit) => formatNumber(locale, Number(digit)));
}

/**
 * Formats a fraction from 0 to 1 as a whole percentage, to be rendered in a `<bdi>`. Left-to-right marks are
 * removed: digits and sign keep their order without them, and they break find-in-page.
 */
export function formatPercent(locale: string, share: number): string {
  return formatNumber(locale, share, { style: 'percent' }).replaceAll('\u200e', '');
}
