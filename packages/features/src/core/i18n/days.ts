import type { Language } from '@jawla/contract/rules';

const FORMAT = { day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
/** English of the Emirates writes "5 Sep 2026", where British English writes "Sept". */
const FORMATS: Readonly<Record<Language, readonly [string, Intl.DateTimeFormatOptions]>> = {
  en: ['en-AE-u-nu-latn', { ...FORMAT, month: 'short' }],
  ar: ['ar-u-nu-latn', { ...FORMAT, month: 'long' }],
};

/** A calendar day (`YYYY-MM-DD`) as people read it: 21 Jun 2026, 21 يونيو 2026. */
export function formatDay(day: string, locale: Language): string {
  try {
    return new Intl.DateTimeFormat(...FORMATS[locale]).format(new Date(`${day}T00:00:00Z`));
  } catch {
    return day;
  }
}

/** Whether a day is before today, in the time zone of the device. */
export function isPastDay(day: string, now = new Date()): boolean {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const date = String(now.getDate()).padStart(2, '0');
  return day < `${now.getFullYear()}-${month}-${date}`;
}
