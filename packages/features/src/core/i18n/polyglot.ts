import type { Language } from '@jawla/contract/limits';
import Polyglot from 'node-polyglot';
import type { Texts } from './defineTexts';

/** The wording of one language, made once per set of texts. */
const made: Record<Language, WeakMap<Texts, Polyglot>> = { en: new WeakMap(), ar: new WeakMap() };

/** A polyglot that knows the given texts in one language. */
export function polyglotOf(texts: Texts, locale: Language): Polyglot {
  const known = made[locale].get(texts);
  if (known) return known;
  const phrases = Object.fromEntries(
    Object.entries(texts).map(([key, pair]) => [key, pair[locale]]),
  );
  const polyglot = new Polyglot({ locale, phrases });
  made[locale].set(texts, polyglot);
  return polyglot;
}
