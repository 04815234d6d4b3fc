import type { Language } from './limits.ts';

/** American English, because British English abbreviates September as "Sept". */
const MONTH_TAGS: Readonly<Record<Language, readonly [string, 'short' | 'long']>> = {
  en: ['en-US', 'short'],
  ar: ['ar', 'long'],
};
const monthFormats: Partial<Record<Language, Intl.DateTimeFormat>> = {};

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
  return `${Number(date)} ${monthFormat(language).format(at)} ${year}`;
}

/** Creating a format takes longer than using it, and lists show hundreds of days. */
function monthFormat(language: Language): Intl.DateTimeFormat {
  const [tag, month] = MONTH_TAGS[language];
  return (monthFormats[language] ??= new Intl.DateTimeFormat(tag, { month, timeZone: 'UTC' }));
}
