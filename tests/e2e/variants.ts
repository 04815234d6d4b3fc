/**
 * What else a test can depend on. Every test runs in English on a desktop; details given to
 * `test` make it run elsewhere too. Most tests need none: what a screen looks like and says in each language
 * and at each width is proven by its stories.
 */

/** Texts, direction or digits matter: also in Arabic on a desktop. */
export const LANGUAGE = { tag: '@language' };

/** Layout or touch matter: also on a phone, in English. */
export const WIDTH = { tag: '@width' };

/** Both matter, one independently of the other: once more, in Arabic on a phone. */
export const LANGUAGE_AND_WIDTH = { tag: ['@language', '@width'] };

/** Both matter together, such as for positions on the page: in all four combinations. */
export const EVERY = { tag: '@every' };

/** A journey that every change walks, in English on a desktop; the complete run has all tests. */
export const SMOKE = { tag: '@smoke' };

/** Several of these. */
export function tagged(...details: { tag: string | string[] }[]): { tag: string[] } {
  return { tag: details.flatMap(({ tag }) => tag) };
}
