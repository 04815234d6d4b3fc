import type { Locale } from '../../theme/Brand';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `#` stands for the number. */
const FORMS: Readonly<Record<Locale, PluralForms>> = {
  en: { zero: 'No results', one: '# result', other: '# results' },
  ar: {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '# نتائج',
    many: '# نتيجة',
    other: '# نتيجة',
  },
};

/** Returns how many options a list has, as a screen reader says it when the list changes. */
export function resultsLabel(locale: Locale, count: number): string {
  const forms = FORMS[locale];
  const form = count === 0 ? 'zero' : new Intl.PluralRules(locale).select(count);
  return (forms[form] ?? forms.other).replace('#', String(count));
}
