import { defineTexts } from '#core/i18n';
import { selectTexts } from './select.texts';

/** Texts of what is done with several items at a time; loaded when the user starts selecting. */
export const bulkTexts = defineTexts({
  ...selectTexts,
  selectEvery: { en: 'Select all (%{total})', ar: 'تحديد الكل (%{total})' },
  clear: { en: 'Deselect all', ar: 'إلغاء تحديد الكل' },
  leave: { en: 'Finish selecting', ar: 'إنهاء التحديد' },
  export: { en: 'Export as CSV', ar: 'تصدير بصيغة CSV' },
  delete: { en: 'Delete', ar: 'حذف' },
  more: {
    en: 'and %{smart_count} more |||| and %{smart_count} more',
    ar: 'ولا شيء غيرها |||| وعنصر واحد آخر |||| وعنصران آخران |||| و%{smart_count} عناصر أخرى |||| و%{smart_count} عنصرًا آخر |||| و%{smart_count} عنصر آخر',
  },
  typeCount: { en: 'Type %{count} to confirm', ar: 'اكتب %{count} للتأكيد' },
  trash: { en: 'Open the trash', ar: 'فتح سلة المهملات' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
  close: { en: 'Close', ar: 'إغلاق' },
  unsure: {
    en: 'We can’t tell what became of %{smart_count} item. Trying again does no harm: |||| We can’t tell what became of %{smart_count} items. Trying again does no harm:',
    ar: 'نعرف ما حدث لجميع العناصر. |||| لا نعرف ما حدث لعنصر واحد، ولا ضرر من إعادة المحاولة: |||| لا نعرف ما حدث لعنصرين، ولا ضرر من إعادة المحاولة: |||| لا نعرف ما حدث لـ %{smart_count} عناصر، ولا ضرر من إعادة المحاولة: |||| لا نعرف ما حدث لـ %{smart_count} عنصرًا، ولا ضرر من إعادة المحاولة: |||| لا نعرف ما حدث لـ %{smart_count} عنصر، ولا ضرر من إعادة المحاولة:',
  },
  retry: { en: 'Try again', ar: 'إعادة المحاولة' },
  deleting: { en: 'Deleting: %{done} of %{total}', ar: 'جارٍ الحذف: %{done} من %{total}' },
  keepOpen: {
    en: 'You can open other pages. Keep this tab open until all are deleted.',
    ar: 'يمكنك فتح صفحات أخرى. أبقِ علامة التبويب هذه مفتوحة حتى يكتمل الحذف.',
  },
});
