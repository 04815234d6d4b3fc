import { formatNumber } from '../theme/formatNumber';
import { localeTraits, textsFor, type LocalizedTexts } from '../theme/locale';

/** The plural forms of a language; `#` is replaced by the number. */
export type CountForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
/** Forms by language. `zero` also serves languages whose grammar has no form of its own for it. */
export type CountTexts = LocalizedTexts<CountForms>;

/** Returns a text with a number, in the plural form of the language that the text is in. */
export function countText(locale: string, texts: CountTexts, count: number): string {
  const [language, forms] = textsFor(locale, withTags(texts));
  const form =
    count === 0 && forms.zero !== undefined ? 'zero' : new Intl.PluralRules(language).select(count);
  // In a text of another language, the digits are of that language as well.
  const digits = localeTraits(locale).language === language ? locale : language;
  return (forms[form] ?? forms.other).replace('#', formatNumber(digits, count));
}

/** Adds its tag to each text. */
function withTags({
  en,
  ar,
  ...others
}: CountTexts): LocalizedTexts<readonly [string, CountForms]> {
  const tagged = Object.entries(others).map(([tag, forms]) => [tag, [tag, forms]] as const);
  return { en: ['en', en], ar: ['ar', ar], ...Object.fromEntries(tagged) };
}
