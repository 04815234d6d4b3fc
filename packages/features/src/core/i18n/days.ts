/** Whether a day is before today, in the time zone of the device. */
export function isPastDay(day: string, now = new Date()): boolean {
  return day < localDay(now);
}

/** The calendar day of a moment, `YYYY-MM-DD`, in the time zone of the device. */
export function localDay(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const date = String(moment.getDate()).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${date}`;
}
