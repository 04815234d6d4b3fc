/** Whether a day is before today, in the time zone of the device. */
export function isPastDay(day: string, now = new Date()): boolean {
  const month = String(now.getMonth() + 1).padStart(2, '0');
  const date = String(now.getDate()).padStart(2, '0');
  return day < `${now.getFullYear()}-${month}-${date}`;
}
