import type { Locale } from '../theme/Brand';

/** The forms that a language has for a number; `#` stands for the number. */
export type CountForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Returns a text with a number in the plural form of the language, in Latin digits. */
export function countText(locale: Locale, forms: CountForms, count: number): string {
  const form = count === 0 && forms.zero !== undefined ? 'zero' : undefined;
  const rule = form ?? new Intl.PluralRules(locale).select(count);
  return (forms[rule] ?? forms.other).replace('#', count.toLocaleString('en'));
}
