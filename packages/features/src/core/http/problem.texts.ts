import { defineTexts } from '#core/i18n';

/** Shown where the server sent no message. */
export const problemTexts = defineTexts({
  offline: {
    en: 'We cannot reach %{brand}. Check your connection and try again.',
    ar: 'تعذّر الوصول إلى %{brand}. تحقق من اتصالك ثم حاول مجددًا.',
  },
  timeout: {
    en: 'The answer is taking too long. Please try again.',
    ar: 'يستغرق الرد وقتًا طويلًا. يُرجى المحاولة مجددًا.',
  },
  unauthenticated: {
    en: 'Your session has ended. Please log in again.',
    ar: 'انتهت جلستك. يُرجى تسجيل الدخول مجددًا.',
  },
  forbidden: { en: 'You are not allowed to do this.', ar: 'لا يُسمح لك بذلك.' },
  notFound: { en: 'This is not there any more.', ar: 'لم يعد هذا موجودًا.' },
  rateLimited: {
    en: 'Too many tries. Please wait a little and try again.',
    ar: 'محاولات كثيرة. يُرجى الانتظار قليلًا ثم المحاولة مجددًا.',
  },
  serverError: {
    en: 'Something went wrong on our side. Please try again in a moment.',
    ar: 'حدث خطأ من جهتنا. يُرجى المحاولة بعد قليل.',
  },
  invalidResponse: {
    en: 'We got an answer that we do not understand. Please try again in a moment.',
    ar: 'وصلنا رد لم نفهمه. يُرجى المحاولة بعد قليل.',
  },
  retry: { en: 'Try again', ar: 'حاول مجددًا' },
});
