/** The kinds of states that are not the usual one of their screen: each is a tag of stories. */
export const KINDS = ['empty', 'loading', 'done', 'error', 'offline', 'forbidden'] as const;

/** What a state is called that has none of these tags. */
export const USUAL = 'usual';

/** Returns the kinds of a story's state, by its tags. */
export function kindsOf(tags: readonly string[]): readonly string[] {
  const kinds = KINDS.filter((kind) => tags.includes(kind));
  return kinds.length === 0 ? [USUAL] : kinds;
}
