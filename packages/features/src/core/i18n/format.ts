import type { Language } from '@jawla/contract/rules';

/** The calendar day of a date, `YYYY-MM-DD`: the first ten characters, never moved by a time zone. */
export function dayOf(date: string | null | undefined): string {
  return date?.slice(0, 10) ?? '';
}

/** The same digits in both languages; only words differ. */
const TAG: Readonly<Record<Language, string>> = { en: 'en-GB-u-nu-latn', ar: 'ar-u-nu-latn' };

export function formatTime(at: Date, locale: Language): string {
  try {
    return new Intl.DateTimeFormat(TAG[locale], {
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    }).format(at);
  } catch {
    return at.toISOString().slice(11, 16);
  }
}

export function formatNumber(value: number, locale: Language): string {
  try {
    return new Intl.NumberFormat(TAG[locale]).format(value);
  } catch {
    return String(value);
  }
}

/** Names in the order that people of the language expect. */
export function collator(locale: Language): (a: string, b: string) => number {
  try {
    return new Intl.Collator(locale, { sensitivity: 'base', numeric: true }).compare;
  } catch {
    return (a, b) => (a < b ? -1 : Number(a > b));
  }
}
