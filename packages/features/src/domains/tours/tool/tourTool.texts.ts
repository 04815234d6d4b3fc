import { defineTexts } from '#core/i18n';

export const tourToolTexts = defineTexts({
  unknown: { en: 'Unknown tool', ar: 'أداة غير معروفة' },
  scenes: {
    en: '%{smart_count} scene |||| %{smart_count} scenes',
    ar: 'لا مشاهد |||| مشهد واحد |||| مشهدان |||| %{smart_count} مشاهد |||| %{smart_count} مشهدًا |||| %{smart_count} مشهد',
  },
  saving: { en: 'Saving…', ar: 'جارٍ الحفظ…' },
  notSaved: { en: 'Couldn’t change this setting.', ar: 'تعذّر تغيير هذا الإعداد.' },
  'compared.bridge': { en: 'Move together when comparing', ar: 'التحرك معًا عند المقارنة' },
  'compared.itself': { en: 'Moves together when comparing', ar: 'تتحرك مع غيرها عند المقارنة' },
  'compared.no': {
    en: 'Doesn’t move together when comparing',
    ar: 'لا تتحرك مع غيرها عند المقارنة',
  },
  'linked.bridge': { en: 'Links can open at a view', ar: 'يمكن للروابط فتح مشهد محدد' },
  'linked.itself': { en: 'Links can open at a view', ar: 'يمكن للروابط فتح مشهد محدد' },
  'linked.no': { en: 'Links open at the start', ar: 'تفتح الروابط بداية الجولة' },
});
