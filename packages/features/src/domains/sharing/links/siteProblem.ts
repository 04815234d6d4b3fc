import { siteOrigin } from '@jawla/contract/sites';

/** Returns why a text is not the exact origin of a site; `undefined` if it is one. */
export function siteProblem(text: string): 'scheme' | 'wildcard' | 'path' | 'other' | undefined {
  if (siteOrigin(text) !== undefined) return undefined;
  if (text.includes('*')) return 'wildcard';
  if (!/^https?:\/\//i.test(text)) return 'scheme';
  if (!URL.canParse(text)) return 'other';
  const { pathname, search, hash } = new URL(text);
  return pathname !== '/' || search !== '' || hash !== '' ? 'path' : 'other';
}
