import { localeTraits } from './locale';

/**
 * Default regions of the package's own languages: they determine the start of the week and month names. Months of Egypt
 * have the names of plain `ar`; those of Jordan are others.
 */
const REGIONS: Readonly<Record<string, string>> = { en: 'GB', ar: 'EG' };

/**
 * Returns the BCP 47 tag that determines the format of dates. Plain `en` and `ar` get a region, the Gregorian
 * calendar and Latin digits; extensions of the tag override these. Every other tag is returned unchanged.
 */
export function dateLocale(locale: string): string {
  const { tag, baseName } = localeTraits(locale);
  const region = REGIONS[baseName];
  if (region === undefined) return tag;
  const given = new Intl.Locale(tag);
  return new Intl.Locale(tag, {
    region,
    calendar: given.calendar ?? 'gregory',
    numberingSystem: given.numberingSystem ?? 'latn',
  }).toString();
}
