import { defineTexts } from '#core/i18n';

/** Messages after something was moved to the trash, wherever that happened. */
export const undoTexts = defineTexts({
  messages: { en: 'Messages', ar: 'الرسائل' },
  close: { en: 'Close message', ar: 'إغلاق الرسالة' },
  moved: { en: '%{name} is in the trash', ar: '%{name} في سلة المهملات' },
  undo: { en: 'Undo', ar: 'تراجع' },
  restoring: { en: 'Restoring %{name}…', ar: 'جارٍ استعادة %{name}…' },
  restored: { en: '%{name} is restored', ar: 'تمت استعادة %{name}' },
  failed: { en: 'Couldn’t restore %{name}.', ar: 'تعذّرت استعادة %{name}.' },
  retry: { en: 'Try again', ar: 'حاول مجددًا' },
});
