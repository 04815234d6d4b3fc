import { defineTexts } from '#core/i18n';

/** Messages after something was moved to the trash, wherever that happened. */
export const undoTexts = defineTexts({
  // Names are not first: the direction of a message is that of its first letter.
  moved: { en: 'Moved %{name} to the trash', ar: 'نُقل إلى سلة المهملات: %{name}' },
  undo: { en: 'Undo', ar: 'تراجع' },
  restoring: { en: 'Restoring %{name}…', ar: 'جارٍ استعادة %{name}…' },
  restored: { en: 'Restored %{name}', ar: 'تمت استعادة %{name}' },
  failed: { en: 'Couldn’t restore %{name}.', ar: 'تعذّرت استعادة %{name}.' },
  retry: { en: 'Try again', ar: 'حاول مجددًا' },
});
