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
  'silent.bridge': { en: 'Keep trying when it’s opened', ar: 'تكرار المحاولة كلما فُتحت' },
  'heard.unknown': {
    en: 'Not known until it has been opened once.',
    ar: 'يُعرف ذلك بعد فتحها مرة واحدة.',
  },
  'heard.spoke': { en: 'Works, as seen on %{day}.', ar: 'يعمل، كما ظهر في %{day}.' },
  'compared.silent': {
    en: 'No response when last opened, on %{day}. The tour works, but doesn’t move with others. A new export may help.',
    ar: 'لم تستجب عند فتحها آخر مرة، في %{day}. تعمل، لكنها لا تتحرك مع غيرها. قد يفيد تصدير جديد.',
  },
  'linked.silent': {
    en: 'No response when last opened, on %{day}. The tour works, but links open at the start. A new export may help.',
    ar: 'لم تستجب عند فتحها آخر مرة، في %{day}. تعمل، لكن الروابط تفتح بدايتها. قد يفيد تصدير جديد.',
  },
  'linked.no': { en: 'Links open at the start', ar: 'تفتح الروابط بداية الجولة' },
});
