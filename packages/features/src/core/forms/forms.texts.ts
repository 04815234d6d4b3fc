import { defineTexts } from '#core/i18n';

/** What several forms have in common: their texts spread these, so that a brand rewords them once. */
export const formTexts = defineTexts({
  'wrong.fields': {
    en: '%{smart_count} field needs a change: %{fields} |||| %{smart_count} fields need a change: %{fields}',
    ar: 'لا حقول تحتاج إلى تعديل |||| حقل واحد يحتاج إلى تعديل: %{fields} |||| حقلان يحتاجان إلى تعديل: %{fields} |||| %{smart_count} حقول تحتاج إلى تعديل: %{fields} |||| %{smart_count} حقلًا يحتاج إلى تعديل: %{fields} |||| %{smart_count} حقل يحتاج إلى تعديل: %{fields}',
  },
  'rule.hidden': {
    en: 'This text has characters that can’t be seen. Type it instead of pasting it.',
    ar: 'يحتوي النص على رموز غير مرئية. اكتبه بدلًا من لصقه.',
  },
});
