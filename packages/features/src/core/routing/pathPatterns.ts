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
).toSorted((a, b) => rank(a.path).localeCompare(rank(b.path)));

function sourceOf(path: string): string {
  if (path === '*') return '^';
  return `^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replace(/\/$/, '')}/?$`;
}

/** Sorts literal segments before parameters, and the wildcard last. */
function rank(path: string): string {
  if (path === '*') return '2';
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');
}
