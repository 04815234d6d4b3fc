import { defineTexts } from '#core/i18n';

/** Texts of the ways to share a URL, for projects and pilots. */
export const waysTexts = defineTexts({
  link: { en: 'Link', ar: 'الرابط' },
  linkHint: {
    en: 'Your browser blocked copying. Select the link and copy it yourself.',
    ar: 'منع المتصفح النسخ. حدّد الرابط وانسخه يدويًا.',
  },
  codeHint: {
    en: 'Your browser blocked copying. Select the code and copy it yourself.',
    ar: 'منع المتصفح النسخ. حدّد الرمز وانسخه يدويًا.',
  },
  copy: { en: 'Copy link', ar: 'نسخ الرابط' },
  copied: { en: 'Link copied', ar: 'تم نسخ الرابط' },
  send: { en: 'Share via another app', ar: 'مشاركة عبر تطبيق آخر' },
  mail: { en: 'Send by email', ar: 'إرسال بالبريد الإلكتروني' },
  whatsApp: { en: 'Send by WhatsApp', ar: 'إرسال عبر واتساب' },
  'message.subject': { en: 'Tour of %{name}', ar: 'جولة في %{name}' },
  'message.text': { en: 'Here is the tour of %{name}:', ar: 'إليك الجولة في %{name}:' },
  qr: { en: 'QR code for the link to %{name}', ar: 'رمز QR لرابط %{name}' },
  saveQr: { en: 'Download QR code', ar: 'تنزيل رمز QR' },
  savingQr: { en: 'Preparing the image…', ar: 'جارٍ تجهيز الصورة…' },
  qrFailed: {
    en: 'Couldn’t create the image. Try another browser.',
    ar: 'تعذّر إنشاء الصورة. جرّب متصفحًا آخر.',
  },
  printQr: { en: 'Print QR code', ar: 'طباعة رمز QR' },
  embed: { en: 'Embed code', ar: 'رمز التضمين' },
  copyEmbed: { en: 'Copy embed code', ar: 'نسخ رمز التضمين' },
  embedCopied: { en: 'Embed code copied', ar: 'تم نسخ رمز التضمين' },
  preview: { en: 'How it looks in a page', ar: 'شكل الجولة داخل صفحة' },
});
