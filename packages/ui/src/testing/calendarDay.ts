/**
 * Returns the cell of a day in the month that a calendar shows.
 *
 * @throws Error if the month has no such day.
 */
export function day(grid: Element, text: string): Element {
  const cells = [...grid.querySelectorAll('td > div:not([data-outside-month])')];
  const cell = cells.find(({ textContent }) => textContent === text);
  if (!cell) throw new Error(`The month has no ${text}.`);
  return cell;
}
