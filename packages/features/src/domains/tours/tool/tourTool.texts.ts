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
  'heard.unknown': {
    en: 'Not known yet whether it does. Open the tour once to find out.',
    ar: 'لم يُعرف بعد إن كانت تفعل ذلك. افتح الجولة مرة واحدة لمعرفته.',
  },
  'heard.spoke': { en: 'It does, as seen on %{day}.', ar: 'تفعل ذلك، كما ظهر في %{day}.' },
  'compared.silent': {
    en: 'It said nothing when last opened, on %{day}. The tour works, but doesn’t move with others. A new export of it may.',
    ar: 'لم تستجب عند فتحها آخر مرة، في %{day}. الجولة تعمل، لكنها لا تتحرك مع غيرها. قد ينجح ذلك بعد رفع تصدير جديد منها.',
  },
  'linked.silent': {
    en: 'It said nothing when last opened, on %{day}. The tour works, but links open at its start. A new export of it may do more.',
    ar: 'لم تستجب عند فتحها آخر مرة، في %{day}. الجولة تعمل، لكن الروابط تفتح بدايتها. قد ينجح ذلك بعد رفع تصدير جديد منها.',
  },
  'linked.no': { en: 'Links open at the start', ar: 'تفتح الروابط بداية الجولة' },
});
