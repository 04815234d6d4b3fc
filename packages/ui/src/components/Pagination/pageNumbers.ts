/** A gap between two page numbers. */
export const GAP = 'gap';

/**
 * Returns the numbers that a pagination shows: the first, the last, and the current one with its neighbours.
 * A gap replaces at least two pages, because a single number takes no more space than the gap.
 *
 * @param page the current page, counted from 1
 * @param count total number of pages
 * @param siblings number of neighbours on each side
 */
export function pageNumbers(
  page: number,
  count: number,
  siblings: number,
): (number | typeof GAP)[] {
  const from = Math.max(1, Math.min(page - siblings, count - 2 * siblings - 2));
  const to = Math.min(count, Math.max(page + siblings, 2 * siblings + 3));
  const numbers = new Set([1, count]);
  for (let number = from; number <= to; number += 1) numbers.add(number);
  if (numbers.has(3)) numbers.add(2);
  if (numbers.has(count - 2)) numbers.add(count - 1);
  const sorted = [...numbers].filter((number) => number >= 1 && number <= count);
  sorted.sort((one, other) => one - other);
  return sorted.flatMap((number, at) => {
    const before = sorted[at - 1];
    return before !== undefined && number - before > 1 ? [GAP, number] : [number];
  });
}
