import { languageOf } from './languageOf';
import { houseBrand, textsFor } from '@jawla/ui/theme';
import { uiTexts } from './ui.texts';
import { translatorOf, type Texts, type Translate } from '#core/i18n';

/** Returns the texts of the story's language; `play` functions find elements by them. */
export function textOf<T extends Texts>(texts: T, globals: Record<string, unknown>): Translate<T> {
  const locale = languageOf(globals);
  const brand = textsFor(locale, houseBrand.name);
  return translatorOf(texts, { locale, brand, textOverrides: {} });
}

/** Returns a word of `@jawla/ui` in the language of the page. */
export function uiText(word: keyof typeof uiTexts): string {
  return uiTexts[word][document.documentElement.lang === 'ar' ? 'ar' : 'en'];
}
