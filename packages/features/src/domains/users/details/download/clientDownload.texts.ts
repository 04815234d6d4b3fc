import { defineTexts } from '#core/i18n';

/** The offer on a client’s page, before the dialog is opened. */
export const clientDownloadTexts = defineTexts({
  title: { en: 'Everything about this client', ar: 'كل ما يخص هذا العميل' },
  lead: {
    en: 'Projects, tours, notes and files as one zip file.',
    ar: 'المشاريع والجولات والملاحظات والملفات في ملف zip واحد.',
  },
  open: { en: 'Download everything', ar: 'تنزيل كل شيء' },
  opening: { en: 'Opening…', ar: 'جارٍ الفتح…' },
  failed: { en: 'Couldn’t open this. Try again', ar: 'تعذّر الفتح. حاول مجددًا' },
});
