import { VIEW_PARAM } from '@jawla/contract/tourProtocol';

/**
 * Returns a URL that opens at a view, in place of the view that it has. Other parameters stay as they are written.
 *
 * @param view As from `formatView`: of characters that need no encoding.
 */
export function viewUrl(url: string, view: string | undefined): string {
  const result = new URL(url);
  const others = result.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith(`${VIEW_PARAM}=`));
  result.search = [...others, ...(view === undefined ? [] : [`${VIEW_PARAM}=${view}`])].join('&');
  return result.href;
}
