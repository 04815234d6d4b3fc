/** What a date in numbers begins with; `unknown` where regions of the language differ. */
export type DateOrder = 'day' | 'month' | 'year' | 'unknown';

/**
 * Returns the order in which a locale writes a date in numbers. English without a region has none: 1/3 is in
 * March in London and in January in New York.
 *
 * @param locale - A BCP 47 tag; the order of one that `Intl` refuses is unknown.
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
