/** Returns the number of pages, at least one: also of a list that has not loaded. */
export function pagesOf(list: { total: number } | undefined, pageSize: number): number {
  return Math.max(1, Math.ceil((list?.total ?? 0) / pageSize));
}
