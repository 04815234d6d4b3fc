import { defineTexts } from '#core/i18n';

export const shareDrawerTexts = defineTexts({
  title: { en: 'Share %{name}', ar: 'مشاركة %{name}' },
  parts: { en: 'Ways to share', ar: 'طرق المشاركة' },
});
