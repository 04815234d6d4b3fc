import type { Language } from './limits.ts';

/**
 * As CLDR has them: the English ones as in the United States, because British English abbreviates September as
 * "Sept". A table, because the first `Intl.DateTimeFormat` of a page takes 50 ms on a low-end phone.
 */
const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  ar: 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر'.split(' '),
};

/**
 * Formats a calendar day for people: `21 Jun 2026`, `21 يونيو 2026`. The time zone of the device has no
 * influence. Returns text that does not start with a day unchanged.
 *
 * @param day - `YYYY-MM-DD`; what follows, such as a time, is ignored.
 */
export function formatDay(day: string, language: Language): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  const at = new Date(`${year}-${month}-${date}T00:00:00Z`);
  if (Number.isNaN(at.getTime())) return day;
  return `${Number(date)} ${MONTHS[language][at.getUTCMonth()]} ${year}`;
}
