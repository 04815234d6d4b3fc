import { defineTexts } from '#core/i18n';
import { selectTexts } from './select.texts';

/** Texts of actions on several clients; loaded when the admin starts selecting. */
export const clientsBulkTexts = defineTexts({
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
  undo: { en: 'Restore all', ar: 'استعادة الكل' },
  undoing: { en: 'Restoring…', ar: 'جارٍ الاستعادة…' },
  'undo.failed': {
    en: '%{smart_count} client could not be restored. Restore them in the trash. |||| %{smart_count} clients could not be restored. Restore them in the trash.',
    ar: 'تمت استعادة جميع العملاء. |||| تعذّرت استعادة عميل واحد. استعده من سلة المهملات. |||| تعذّرت استعادة عميلين. استعدهما من سلة المهملات. |||| تعذّرت استعادة %{smart_count} عملاء. استعدهم من سلة المهملات. |||| تعذّرت استعادة %{smart_count} عميلًا. استعدهم من سلة المهملات. |||| تعذّرت استعادة %{smart_count} عميل. استعدهم من سلة المهملات.',
  },
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

  label: { en: 'Selected clients', ar: 'العملاء المحدَّدون' },
  'delete.question': {
    en: 'Delete %{smart_count} client? |||| Delete %{smart_count} clients?',
    ar: 'لا يوجد عملاء للحذف |||| حذف عميل واحد؟ |||| حذف عميلين؟ |||| حذف %{smart_count} عملاء؟ |||| حذف %{smart_count} عميلًا؟ |||| حذف %{smart_count} عميل؟',
  },
  'delete.yes': { en: 'Delete clients', ar: 'حذف العملاء' },
  'delete.projects': {
    en: '%{smart_count} project and its tours go with them. |||| %{smart_count} projects and their tours go with them.',
    ar: 'لن يُنقل أي مشروع. |||| سيُنقل معهم مشروع واحد وجولاته. |||| سيُنقل معهم مشروعان وجولاتهما. |||| ستُنقل معهم %{smart_count} مشاريع وجولاتها. |||| سيُنقل معهم %{smart_count} مشروعًا وجولاتها. |||| سيُنقل معهم %{smart_count} مشروع وجولاتها.',
  },
  'delete.final': {
    en: 'They move to the trash, where they can be restored.',
    ar: 'سيُنقلون إلى سلة المهملات، ويمكن استعادتهم منها.',
  },
  'delete.done': {
    en: '%{smart_count} client was moved to the trash. |||| %{smart_count} clients were moved to the trash.',
    ar: 'لم يُنقل أي عميل. |||| نُقل عميل واحد إلى سلة المهملات. |||| نُقل عميلان إلى سلة المهملات. |||| نُقل %{smart_count} عملاء إلى سلة المهملات. |||| نُقل %{smart_count} عميلًا إلى سلة المهملات. |||| نُقل %{smart_count} عميل إلى سلة المهملات.',
  },
  'delete.failed': {
    en: '%{smart_count} client was not deleted: |||| %{smart_count} clients were not deleted:',
    ar: 'حُذف جميع العملاء. |||| لم يُحذف عميل واحد: |||| لم يُحذف عميلان: |||| لم يُحذف %{smart_count} عملاء: |||| لم يُحذف %{smart_count} عميلًا: |||| لم يُحذف %{smart_count} عميل:',
  },

  resend: { en: 'Resend invitations', ar: 'إعادة إرسال الدعوات' },
  'resend.sending': { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  'resend.question': {
    en: 'Send the invitation to %{smart_count} client again? |||| Send the invitation to %{smart_count} clients again?',
    ar: 'لا توجد دعوات للإرسال |||| إعادة إرسال الدعوة إلى عميل واحد؟ |||| إعادة إرسال الدعوة إلى عميلين؟ |||| إعادة إرسال الدعوة إلى %{smart_count} عملاء؟ |||| إعادة إرسال الدعوة إلى %{smart_count} عميلًا؟ |||| إعادة إرسال الدعوة إلى %{smart_count} عميل؟',
  },
  'resend.what': {
    en: 'They get an email with a new link to choose a password.',
    ar: 'ستصل إليهم رسالة فيها رابط جديد لاختيار كلمة المرور.',
  },
  'resend.yes': { en: 'Send', ar: 'إرسال' },
  'resend.none': {
    en: 'All selected clients have accepted their invitation already.',
    ar: 'جميع العملاء المحدَّدين قبلوا دعوتهم من قبل.',
  },
  'resend.sent': {
    en: '%{smart_count} invitation was sent. |||| %{smart_count} invitations were sent.',
    ar: 'لم تُرسل أي دعوة. |||| أُرسلت دعوة واحدة. |||| أُرسلت دعوتان. |||| أُرسلت %{smart_count} دعوات. |||| أُرسلت %{smart_count} دعوة. |||| أُرسلت %{smart_count} دعوة.',
  },
  'resend.accepted': {
    en: '%{smart_count} client has accepted already and gets none. |||| %{smart_count} clients have accepted already and get none.',
    ar: 'لم يقبل أي عميل دعوته من قبل. |||| عميل واحد قبل دعوته من قبل، ولا تُرسل إليه. |||| عميلان قبلا الدعوة من قبل، ولا تُرسل إليهما. |||| %{smart_count} عملاء قبلوا الدعوة من قبل، ولا تُرسل إليهم. |||| %{smart_count} عميلًا قبلوا الدعوة من قبل، ولا تُرسل إليهم. |||| %{smart_count} عميل قبلوا الدعوة من قبل، ولا تُرسل إليهم.',
  },
  'resend.recent': {
    en: '%{smart_count} client got one in the last 15 minutes. |||| %{smart_count} clients got one in the last 15 minutes.',
    ar: 'لم تصل دعوة إلى أحد في آخر 15 دقيقة. |||| عميل واحد وصلته دعوة في آخر 15 دقيقة. |||| عميلان وصلتهما دعوة في آخر 15 دقيقة. |||| %{smart_count} عملاء وصلتهم دعوة في آخر 15 دقيقة. |||| %{smart_count} عميلًا وصلتهم دعوة في آخر 15 دقيقة. |||| %{smart_count} عميل وصلتهم دعوة في آخر 15 دقيقة.',
  },
  'resend.missing': {
    en: '%{smart_count} client no longer exists. |||| %{smart_count} clients no longer exist.',
    ar: 'جميع العملاء موجودون. |||| عميل واحد لم يعد موجودًا. |||| عميلان لم يعودا موجودين. |||| %{smart_count} عملاء لم يعودوا موجودين. |||| %{smart_count} عميلًا لم يعودوا موجودين. |||| %{smart_count} عميل لم يعودوا موجودين.',
  },
  'resend.unsure': {
    en: 'We can’t tell whether %{smart_count} invitation was sent. Try again: nobody gets two. |||| We can’t tell whether %{smart_count} invitations were sent. Try again: nobody gets two.',
    ar: 'نعرف ما حدث لجميع الدعوات. |||| لا نعرف إن كانت دعوة واحدة قد أُرسلت. أعد المحاولة: لن تصل إلى أحد دعوتان. |||| لا نعرف إن كانت دعوتان قد أُرسلتا. أعد المحاولة: لن تصل إلى أحد دعوتان. |||| لا نعرف إن كانت %{smart_count} دعوات قد أُرسلت. أعد المحاولة: لن تصل إلى أحد دعوتان. |||| لا نعرف إن كانت %{smart_count} دعوة قد أُرسلت. أعد المحاولة: لن تصل إلى أحد دعوتان. |||| لا نعرف إن كانت %{smart_count} دعوة قد أُرسلت. أعد المحاولة: لن تصل إلى أحد دعوتان.',
  },
  'resend.failed': {
    en: '%{smart_count} invitation was not sent. |||| %{smart_count} invitations were not sent.',
    ar: 'أُرسلت جميع الدعوات. |||| لم تُرسل دعوة واحدة. |||| لم تُرسل دعوتان. |||| لم تُرسل %{smart_count} دعوات. |||| لم تُرسل %{smart_count} دعوة. |||| لم تُرسل %{smart_count} دعوة.',
  },
});
