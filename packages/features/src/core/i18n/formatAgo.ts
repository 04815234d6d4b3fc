import type { Language } from '@jawla/contract/limits';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats how long ago a moment was, in its largest fitting unit: "2 hours ago". */
export function formatAgo(moment: string, now: Date, locale: Language): string {
  const ms = Math.max(0, now.getTime() - Date.parse(moment));
  const [unit, length] = UNITS.find(([, size]) => ms >= size) ?? (['minute', 60_000] as const);
  const format = new Intl.RelativeTimeFormat(`${locale}-u-nu-latn`, { numeric: 'auto' });
  return format.format(-Math.floor(ms / length), unit);
}
