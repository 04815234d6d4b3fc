import type { Language } from '@jawla/contract/limits';

/** The calendar day of a date, `YYYY-MM-DD`: its first ten characters, without any time zone conversion. */
export function dayOf(date: string | null | undefined): string {
  return date?.slice(0, 10) ?? '';
}

/** Every language uses the same digits; only the words differ. */
const TAG: Readonly<Record<Language, string>> = {
  en: 'en-GB-u-nu-latn',
  ar: 'ar-u-nu-latn',
};

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

/**
 * Formats a duration in its largest fitting unit: "9 days", "21 weeks", "8 months".
 *
 * @param days Whole days.
 */
export function formatDuration(days: number, locale: Language): string {
  const [unit, value] =
    days < 14 ? ['day', days] : days < 183 ? ['week', days / 7] : ['month', days / 30.44];
  try {
    return new Intl.NumberFormat(TAG[locale], {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      maximumFractionDigits: 0,
    }).format(value);
  } catch {
    return String(days);
  }
}

/** Joins names as in a sentence: "Area, Height and Type". */
export function formatList(items: readonly string[], locale: Language): string {
  try {
    return new Intl.ListFormat(TAG[locale]).format(items);
  } catch {
    return items.join(', ');
  }
}
