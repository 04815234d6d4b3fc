/** Returns the number of the page in a URL; 1 for anything else. */
export function pageIn(params: URLSearchParams): number {
  const text = params.get('page') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}
