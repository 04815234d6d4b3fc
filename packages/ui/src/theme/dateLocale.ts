import { localeTraits } from './locale';

/** Regions of the package's own languages when a tag names none: they decide the start of the week and month names. */
const REGIONS: Readonly<Record<string, string>> = { en: 'GB', ar: 'JO' };

/**
 * Returns the BCP 47 tag that decides how dates are shown. Bare `en` and `ar` have a region, the Gregorian calendar
 * and Latin digits; extensions of the tag win. Every other tag is returned as it is.
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
