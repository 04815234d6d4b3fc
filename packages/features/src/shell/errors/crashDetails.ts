import { findPage, PAGES } from '#core/routing';

/**
 * Details for finding a defect, which people send to others. Of the address only the page's pattern: mailed and shared
 * links are secrets.
 */
export function crashDetails(
  error: unknown,
  { href, pathname }: Pick<Location, 'href' | 'pathname'>,
): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const page = PAGES[findPage(pathname).name].paths.join(' ');
  const about = [page, message, navigator.userAgent, stack].join('\n').replaceAll(href, page);
  // Stacks name the page of an inline script.
  return pathname === '/' ? about : about.replaceAll(pathname, page);
}
