import { defineTexts } from '#core/i18n';

export const transferTexts = defineTexts({
  waiting: { en: 'Starting…', ar: 'جارٍ البدء…' },
  sending: { en: 'Uploading…', ar: 'جارٍ الرفع…' },
  stalled: {
    en: 'The connection is slow. Still trying…',
    ar: 'الاتصال بطيء. ما زلنا نحاول…',
  },
  offline: {
    en: 'You’re offline. The upload will resume when the connection is back.',
    ar: 'لا يوجد اتصال بالإنترنت. سيُستأنف الرفع تلقائيًا عند عودة الاتصال.',
  },
  signedOut: {
    en: 'Your session has ended. Log in again to resume the upload.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا لاستئناف الرفع.',
  },
  finishing: { en: 'Finishing…', ar: 'جارٍ الإنهاء…' },
  done: { en: 'Uploaded', ar: 'تم الرفع' },
  failed: { en: 'Upload failed', ar: 'تعذّر الرفع' },
  amount: { en: '%{sent} of %{total}', ar: '%{sent} من %{total}' },
  'size.kB': { en: '%{size} kB', ar: '%{size} كيلوبايت' },
  'size.MB': { en: '%{size} MB', ar: '%{size} ميغابايت' },
  'size.GB': { en: '%{size} GB', ar: '%{size} غيغابايت' },
  speed: { en: '%{size}/s', ar: '%{size}/ث' },
  secondsLeft: {
    en: '%{smart_count} second left |||| %{smart_count} seconds left',
    ar: 'لم يبقَ شيء |||| بقيت ثانية واحدة |||| بقيت ثانيتان |||| بقيت %{smart_count} ثوانٍ |||| بقيت %{smart_count} ثانية |||| بقيت %{smart_count} ثانية',
  },
  minutesLeft: {
    en: '%{smart_count} minute left |||| %{smart_count} minutes left',
    ar: 'بقي أقل من دقيقة |||| بقيت دقيقة واحدة |||| بقيت دقيقتان |||| بقيت %{smart_count} دقائق |||| بقيت %{smart_count} دقيقة |||| بقيت %{smart_count} دقيقة',
  },
  hoursLeft: {
    en: '%{smart_count} hour left |||| %{smart_count} hours left',
    ar: 'بقيت أقل من ساعة |||| بقيت ساعة واحدة |||| بقيت ساعتان |||| بقيت %{smart_count} ساعات |||| بقيت %{smart_count} ساعة |||| بقيت %{smart_count} ساعة',
  },
});
