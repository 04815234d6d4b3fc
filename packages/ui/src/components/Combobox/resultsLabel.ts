import { formatNumber } from '../../theme/formatNumber';
import { localeTraits, textsFor } from '../../theme/locale';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

interface Texts {
  /** Language of the forms, whose plural rules apply. */
  language: string;
  /** `#` stands for the number. */
  forms: PluralForms;
}

const TEXTS: Readonly<Record<'en' | 'ar', Texts>> = {
  en: { language: 'en', forms: { zero: 'No results', one: '# result', other: '# results' } },
  ar: {
    language: 'ar',
    forms: {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    },
  },
};

/** Returns how many options a list has, as a screen reader says it when the list changes. */
export function resultsLabel(locale: string, count: number): string {
  const { language, forms } = textsFor(locale, TEXTS);
  const form = count === 0 ? 'zero' : new Intl.PluralRules(language).select(count);
  // In a text of another language, the digits are of that language as well.
  const digits = localeTraits(locale).language === language ? locale : language;
  return (forms[form] ?? forms.other).replace('#', formatNumber(digits, count));
}
