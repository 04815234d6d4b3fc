import { PATH_PATTERNS } from './pathPatterns';
import type { PageName } from './pages';

export interface FoundPage {
  name: PageName;
  /** Values of the path's parameters, as encoded in the path. */
  encodedParams: Readonly<Record<string, string>>;
}

/** Returns the page at a path, with or without a query; for unknown paths, the error page. */
export function findPage(path: string): FoundPage {
  const { pathname } = new URL(path, 'http://portal.invalid');
  for (const { page, source } of PATH_PATTERNS) {
    const match = new RegExp(source, 'i').exec(pathname);
    if (match !== null) return { name: page, encodedParams: { ...match.groups } };
  }
  return { name: 'error', encodedParams: {} };
}
