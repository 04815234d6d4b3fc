/** The first part of a numeric date; `unknown` if regions of the language differ. */
export type DateOrder = 'day' | 'month' | 'year' | 'unknown';

/**
 * Returns the order of a numeric date in a locale. English without a region has none: 1/3 is in March in
 * London and in January in New York.
 *
 * @param locale - A BCP 47 tag; `unknown` for one that `Intl` rejects.
 */
export function dateOrder(locale: string): DateOrder {
  try {
    const { language, region } = new Intl.Locale(locale);
    if (language === 'en' && region === undefined) return 'unknown';
    const options = {
      calendar: 'gregory',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
    } as const;
    for (const { type } of new Intl.DateTimeFormat(locale, options).formatToParts(0)) {
      if (type === 'day' || type === 'month' || type === 'year') return type;
    }
  } catch {
    // An unknown tag: no order is better than a wrong one.
  }
  return 'unknown';
}
