import { defineTexts } from '#core/i18n';

export const shareDrawerTexts = defineTexts({
  title: { en: 'Share %{name}', ar: 'مشاركة %{name}' },
  close: { en: 'Close', ar: 'إغلاق' },
  parts: { en: 'Ways to share', ar: 'طرق المشاركة' },
});
