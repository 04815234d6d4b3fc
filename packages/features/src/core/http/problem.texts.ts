import { defineTexts } from '#core/i18n';

/** Shown where the server sent no message. */
export const problemTexts = defineTexts({
  offline: {
    en: 'Can’t reach %{brand}. Check your connection and try again.',
    ar: 'تعذّر الوصول إلى «%{brand}». تحقق من اتصالك بالإنترنت ثم حاول مجددًا.',
  },
  timeout: {
    en: 'This is taking too long. Try again.',
    ar: 'يستغرق ذلك وقتًا أطول من اللازم. حاول مجددًا.',
  },
  unauthenticated: {
    en: 'Your session has ended. Log in again.',
    ar: 'انتهت جلستك. سجّل الدخول مجددًا.',
  },
  forbidden: { en: 'You don’t have permission to do this.', ar: 'ليست لديك صلاحية للقيام بذلك.' },
  notFound: { en: 'This no longer exists.', ar: 'هذا العنصر لم يعد موجودًا.' },
  rateLimited: {
    en: 'Too many attempts. Wait a moment and try again.',
    ar: 'تم تجاوز عدد المحاولات المسموح به. انتظر قليلًا ثم حاول مجددًا.',
  },
  serverError: {
    en: 'Something went wrong on our side. Please try again in a moment.',
    ar: 'حدث خطأ من جهتنا. يُرجى المحاولة بعد قليل.',
  },
  invalidResponse: {
    en: 'We got an unexpected response. Please try again in a moment.',
    ar: 'حدث خطأ غير متوقع. يُرجى المحاولة بعد قليل.',
  },
  retry: { en: 'Try again', ar: 'إعادة المحاولة' },
});
