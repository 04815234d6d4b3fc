import { defineTexts } from '#core/i18n';

/** Two tours of a building that are aligned with each other. */
export const alignTexts = defineTexts({
  'align.unmatched': {
    en: 'No matching room on %{day}.',
    ar: 'لا توجد غرفة مطابقة في %{day}.',
  },
  'align.sameRoom': { en: 'Same room on %{day}', ar: 'الغرفة نفسها في %{day}' },
  'align.matched': { en: 'Rooms matched', ar: 'تمت مطابقة الغرفتين' },
  'align.turnMore': {
    en: 'Turn one of the tours until both show the same view, then lock them.',
    ar: 'أدر إحدى الجولتين حتى تعرض كلتاهما المشهد نفسه، ثم ثبّت الاتجاه.',
  },
  'align.lock': { en: 'Lock', ar: 'تثبيت' },
  'align.locked': {
    en: 'Direction locked on this device.',
    ar: 'تم تثبيت الاتجاه على هذا الجهاز.',
  },
  'align.lockedForAll': {
    en: 'Direction locked for everyone.',
    ar: 'تم تثبيت الاتجاه للجميع.',
  },
  'align.undo': { en: 'Undo', ar: 'تراجع' },
  'align.reset': { en: 'Reset', ar: 'إعادة الضبط' },
  'align.cancel': { en: 'Cancel', ar: 'إلغاء' },
  'align.close': { en: 'Close', ar: 'إغلاق' },
  'align.saving': { en: 'Saving…', ar: 'جارٍ الحفظ…' },
  'align.failed': {
    en: 'Couldn’t save the alignment for everyone.',
    ar: 'تعذّر حفظ المحاذاة للجميع.',
  },
  'align.sceneOnly': {
    en: 'One of these tours can’t be turned from here. Only the room changes in both.',
    ar: 'لا يمكن تدوير إحدى الجولتين من هنا. تتغيّر الغرفة وحدها في كلتيهما.',
  },
});
