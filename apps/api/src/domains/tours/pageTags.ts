/** Number of characters of a start page to search: the tags are in its head. */
const HEAD_LENGTH = 256 * 1024;
const TAG = /<(?:meta|link)\s[^<>]{1,2000}>/gi;
const ATTRIBUTE = /([a-z][a-z-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi;

/** Iterates over the attributes, by lower-case name, of each `<meta>` and `<link>` of an untrusted page. */
export function* pageTags(html: string): Generator<ReadonlyMap<string, string>> {
  for (const [tag] of html.slice(0, HEAD_LENGTH).matchAll(TAG)) {
    const attributes = new Map<string, string>();
    for (const [, name = '', ...values] of tag.matchAll(ATTRIBUTE)) {
      attributes.set(name.toLowerCase(), values.find((value) => value !== undefined) ?? '');
    }
    yield attributes;
  }
}
