const JOINING = /\p{Script=Arabic}/u;

/** Returns the first letters of the first and last word; one letter in Arabic, where two letters would join. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''].map(
    (word = '') => Array.from(word)[0] ?? '',
  );
  return JOINING.test(first) ? first : `${first}${last}`.toLocaleUpperCase('en');
}
