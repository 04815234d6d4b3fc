import { CALLS } from '@jawla/contract';
import { PAGES, type PageDefinition, type PageName } from './pages';

/**
 * The API paths, with query, of the requests that a page starts with.
 *
 * @param valueOf Gives the encoded value of a parameter of the page's path.
 */
export function earlyPaths(name: PageName, valueOf: (param: string) => string): string[] {
  const page: PageDefinition = PAGES[name];
  return (page.early ?? []).map(({ name: call, params, query }) => {
    const path = CALLS[call].path.replaceAll(/\{(\w+)\}/g, (_, param: string) => {
      const value = params[param] ?? '';
      return value.startsWith(':') ? valueOf(value.slice(1)) : encodeURIComponent(value);
    });
    const search = new URLSearchParams(query).toString();
    return search === '' ? path : `${path}?${search}`;
  });
}
