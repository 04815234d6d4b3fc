/**
 * Whether the browser's Back leads to the page at a path, with any query. Browsers without the Navigation API
 * do not say.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Navigation_API
 */
export function isPreviousEntry(path: string): boolean {
  if (!('navigation' in window)) return false;
  const index = window.navigation.currentEntry?.index ?? 0;
  const url = window.navigation.entries()[index - 1]?.url;
  return typeof url === 'string' && new URL(url).pathname === path;
}
