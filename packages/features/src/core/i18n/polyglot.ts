import type { Language } from '@jawla/contract/limits';
import Polyglot from 'node-polyglot';
import type { Texts } from './defineTexts';

const cache = new WeakMap<Texts, Map<Language, Polyglot>>();

/** Returns a polyglot with the texts in one language. Created once for each language. */
export function polyglotOf(texts: Texts, locale: Language): Polyglot {
  const polyglots = cache.get(texts) ?? new Map<Language, Polyglot>();
  cache.set(texts, polyglots);
  const cached = polyglots.get(locale);
  if (cached) return cached;
  const phrases = Object.fromEntries(
    Object.entries(texts).map(([key, pair]) => [key, pair[locale]]),
  );
  const polyglot = new Polyglot({ locale, phrases });
  polyglots.set(locale, polyglot);
  return polyglot;
}
