import { defineTexts } from '#core/i18n';

/** Quoted from the specification where it gives a text. */
export const pilotListTexts = defineTexts({
  'pilots.title': { en: 'Pilot Projects', ar: 'المشاريع التجريبية' },
  'pilots.search': { en: 'Search by project name', ar: 'ابحث باسم المشروع' },
  'pilots.clear': { en: 'Clear search', ar: 'مسح البحث' },
  'pilots.back': { en: 'Back', ar: 'رجوع' },
  'pilots.create': { en: 'create pilot', ar: 'إنشاء مشروع تجريبي' },
  'pilots.list': { en: 'Pilot Projects', ar: 'المشاريع التجريبية' },
  'pilots.loading': {
    en: 'Loading projects, please wait',
    ar: 'جارٍ تحميل المشاريع، يُرجى الانتظار',
  },
  'pilots.empty': {
    en: 'No pilot projects added yet, create some!',
    ar: 'لم تُضف أي مشاريع تجريبية بعد، أنشئ بعضها!',
  },
  'pilots.noMatch': { en: 'No results for', ar: 'لا نتائج لـ' },
  'pilots.found': {
    en: '%{smart_count} pilot project |||| %{smart_count} pilot projects',
    ar: 'لا مشاريع تجريبية |||| مشروع تجريبي واحد |||| مشروعان تجريبيان |||| %{smart_count} مشاريع تجريبية |||| %{smart_count} مشروعًا تجريبيًا |||| %{smart_count} مشروع تجريبي',
  },
  'pilots.view': { en: 'View', ar: 'عرض' },
  'pilots.viewNamed': { en: 'View %{name}', ar: 'عرض %{name}' },
  'pilots.newTab': { en: 'opens in a new tab', ar: 'يُفتح في نافذة جديدة' },
  'pilots.copyNamed': { en: 'Copy the link to %{name}', ar: 'نسخ رابط %{name}' },
  'pilots.copied': { en: 'Project link copied', ar: 'تم نسخ رابط المشروع' },
  'pilots.shareNamed': { en: 'Share %{name}', ar: 'مشاركة %{name}' },
  'pilots.deleteNamed': { en: 'Delete %{name}', ar: 'حذف %{name}' },
  'pilots.deleteFailed': {
    en: '%{name} could not be deleted and is back in the list.',
    ar: 'تعذّر حذف %{name}، وقد عاد إلى القائمة.',
  },

  'share.title': { en: 'Share', ar: 'مشاركة' },
  'share.link': { en: 'Link', ar: 'الرابط' },
  'share.linkHint': {
    en: 'Your browser does not let us copy. Select the link and copy it yourself.',
    ar: 'لا يسمح متصفحك بالنسخ. حدّد الرابط وانسخه بنفسك.',
  },
  'share.copy': { en: 'Copy link', ar: 'نسخ الرابط' },
  'share.embed': { en: 'Embed in a page', ar: 'تضمين في صفحة' },
  'share.copyEmbed': { en: 'Copy the code', ar: 'نسخ الشيفرة' },
  'share.embedCopied': { en: 'Copied', ar: 'تم النسخ' },
  'share.qr': { en: 'QR code of the link to %{name}', ar: 'رمز QR لرابط %{name}' },
  'share.saveQr': { en: 'Save the QR code', ar: 'حفظ رمز QR' },
  'share.savingQr': { en: 'Making the picture…', ar: 'جارٍ إعداد الصورة…' },
  'share.send': { en: 'Send with…', ar: 'إرسال عبر…' },

  'create.title': { en: 'Create a pilot project', ar: 'إنشاء مشروع تجريبي' },
  'create.link': { en: 'Its link will be', ar: 'سيكون رابطه' },
  'create.taken': {
    en: 'There is a pilot of this name already. Rename the file first.',
    ar: 'يوجد مشروع تجريبي بهذا الاسم. أعد تسمية الملف أولًا.',
  },

  'delete.question': {
    en: 'Are you sure you want to delete',
    ar: 'هل أنت متأكد من رغبتك في حذف',
  },
  'delete.final': { en: "This action can't be undone", ar: 'لا يمكن التراجع عن هذا الإجراء' },
  'delete.yes': { en: 'Yes', ar: 'نعم' },
  cancel: { en: 'Cancel', ar: 'الغاء' },
  close: { en: 'Close', ar: 'إغلاق' },
});
