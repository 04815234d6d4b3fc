import { languageOf } from './languageOf';
import { houseBrand, textsFor } from '@jawla/ui/theme';
import { translatorOf, type Texts, type Translate } from '#core/i18n';

/** The texts of the language that a story is shown in; `play` functions look things up by them. */
export function textOf<T extends Texts>(texts: T, globals: Record<string, unknown>): Translate<T> {
  const locale = languageOf(globals);
  const brand = textsFor(locale, houseBrand.name);
  return translatorOf(texts, { locale, brand, textOverrides: {} });
}
