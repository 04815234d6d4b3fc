import { PAGE_NAMES, PAGES, type PageName } from './pages';

export interface PathPattern {
  page: PageName;
  path: string;
  /** The source of a regular expression with one named group per parameter, for encoded paths. */
  source: string;
}

/** All paths as patterns, in order of precedence: literal segments before parameters. The first match is the page. */
export const PATH_PATTERNS: readonly PathPattern[] = PAGE_NAMES.flatMap((page) =>
  PAGES[page].paths.map((path) => ({ page, path, source: sourceOf(path) })),
).toSorted((a, b) => rank(a.path) - rank(b.path));

function sourceOf(path: string): string {
  if (path === '*') return '^';
  return `^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/?$`;
}

/**
 * Ranks literal segments before parameters, and the wildcard last. A number, because `localeCompare` loads the collation
 * rules of the language first, which takes 75 ms on a low-end phone.
 */
function rank(path: string): number {
  if (path === '*') return 1;
  const digits = path.split('/').map((segment) => (segment.startsWith(':') ? '1' : '0'));
  return Number(`0.${digits.join('')}`);
}
