import { posix } from 'node:path';
import { decodeSafePath } from '../../platform/files/decodeSafePath.ts';

/** Number of characters of a page to search, and of pages that it may lead to. */
const HEAD_LENGTH = 256 * 1024;
const PAGES_MAX = 8;

/** Redirects, frames and links, in this order: a page that redirects shows nothing itself. */
const WAYS: readonly RegExp[] = [
  /<meta\s[^<>]{0,200}?\burl\s?=\s?['"]?([^'"<>\s]{1,300})/gi,
  /\blocation(?:\.href\s?=|\.(?:replace|assign)\s?\(|\s?=)\s?['"`]([^'"`<>\n]{1,300})['"`]/g,
  /<i?frame\s[^<>]{0,500}?\bsrc\s?=\s?['"]?([^'"<>\s]{1,300})/gi,
  /<a\s[^<>]{0,500}?\bhref\s?=\s?['"]?([^'"<>\s]{1,300})/gi,
];

/** Returns the paths of the pages of the same tour that an untrusted page leads to, the most likely first. */
export function leadsTo(html: string, path: string): string[] {
  const head = html.slice(0, HEAD_LENGTH);
  const found = new Set<string>();
  for (const way of WAYS) {
    for (const [, reference = ''] of head.matchAll(way)) {
      const target = pathOf(reference, path);
      if (target !== undefined && target !== path) found.add(target);
      if (found.size === PAGES_MAX) return [...found];
    }
  }
  return [...found];
}

/** Returns what a reference means in a page; `undefined` for other sites and for files that are no pages. */
function pathOf(reference: string, path: string): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(reference)) return undefined;
  const [own = ''] = reference.split(/[?#]/);
  const target = posix.join(posix.dirname(path), own);
  if (target.startsWith('..') || own === '') return undefined;
  const page = own.endsWith('/') ? `${target}index.html` : target;
  return /\.html?$/i.test(page) ? decodeSafePath(page) : undefined;
}
