import type { Language } from '@jawla/contract/limits';

export type TextPair = Readonly<Record<Language, string>>;
export type Texts = Readonly<Record<string, TextPair>>;

type Placeholder<Text extends string> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** Filled in by the provider, not by the caller. */
type Supplied = 'brand';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type SamePlaceholders<Pair extends TextPair> = {
  [Key in Language]: Same<Placeholder<Pair['en']>, Placeholder<Pair[Key]>>;
}[Language] extends true
  ? Pair
  : never;

type Checked<T extends Texts> = { [Key in keyof T]: SamePlaceholders<T[Key]> };

/** The variables that a text requires. */
export type ParamsOfText<Pair extends TextPair> = Exclude<Placeholder<Pair['en']>, Supplied>;

/**
 * Declares the texts of a feature. A missing language, or a placeholder that only one language has, does not
 * compile. Counts use `%{smart_count}`, with two English and six Arabic plural forms separated by `||||`.
 */
export function defineTexts<const T extends Texts>(texts: T & Checked<T>): T {
  return texts;
}
