/** What the mails say, in both languages. `%{name}` is filled in. */
import type { Language } from '@jawla/contract/rules';
import type { LetterName } from '../messages.ts';

export interface MailTemplate {
  readonly subject: string;
  readonly body: string;
  /** Words on the button. */
  readonly action: string;
  /** In small print below it. */
  readonly note: string;
}

export const MAIL_TEMPLATES: Record<LetterName, Record<Language, MailTemplate>> = {
  userCreated: {
    en: {
      subject: 'Welcome to %{brand}: choose your password',
      body: 'An account has been opened for you at %{brand}, where you walk through your projects as if you were there. Choose a password to get in.',
      action: 'Choose a password',
      note: 'The link works once, for three days. If you did not expect this mail, you need not do anything.',
    },
    ar: {
      subject: 'أهلًا بك في %{brand}: اختر كلمة المرور',
      body: 'فُتح لك حساب في %{brand}، حيث تتجوّل في مشاريعك كأنك فيها. اختر كلمة مرور للدخول.',
      action: 'اختيار كلمة المرور',
      note: 'يعمل الرابط مرة واحدة ولمدة ثلاثة أيام. إن لم تكن تتوقع هذه الرسالة فلا داعي لفعل أي شيء.',
    },
  },
  verifyEmail: {
    en: {
      subject: 'Confirm your e-mail address for %{brand}',
      body: 'Please confirm that this address is yours. The link takes you to a page where you choose your password.',
      action: 'Confirm my address',
      note: 'The link works once, for three days. If you did not ask for this, you need not do anything.',
    },
    ar: {
      subject: 'أكّد بريدك الإلكتروني في %{brand}',
      body: 'يرجى تأكيد أن هذا البريد لك. ينقلك الرابط إلى صفحة تختار فيها كلمة المرور.',
      action: 'تأكيد بريدي الإلكتروني',
      note: 'يعمل الرابط مرة واحدة ولمدة ثلاثة أيام. إن لم تطلب ذلك فلا داعي لفعل أي شيء.',
    },
  },
  resetPassword: {
    en: {
      subject: 'A new password for %{brand}',
      body: 'Somebody, most likely you, asked for a new password. Choose one by the button below.',
      action: 'Choose a new password',
      note: 'The link works once, for one hour. If you did not ask for it, you need not do anything: your password stays as it is.',
    },
    ar: {
      subject: 'كلمة مرور جديدة في %{brand}',
      body: 'وصلنا طلب لتعيين كلمة مرور جديدة، والأرجح أنه منك. اخترها بالضغط على الزر أدناه.',
      action: 'اختيار كلمة مرور جديدة',
      note: 'يعمل الرابط مرة واحدة ولمدة ساعة. إن لم تطلب ذلك فلا داعي لفعل أي شيء: تبقى كلمة مرورك كما هي.',
    },
  },
  tourPublished: {
    en: {
      subject: 'There is a new tour of %{project}',
      body: 'The tour of %{project}, dated %{day}, has been published. You can walk through it now.',
      action: 'Open the tour',
      note: 'You receive this because the project is yours.',
    },
    ar: {
      subject: 'جولة جديدة في %{project}',
      body: 'نُشرت جولة %{project} بتاريخ %{day}. يمكنك التجوّل فيها الآن.',
      action: 'فتح الجولة',
      note: 'تصلك هذه الرسالة لأن المشروع لك.',
    },
  },
  filesHandedIn: {
    en: {
      subject: 'New files for %{project}',
      body: '%{sender} has handed in files for %{project} (%{folder}). Number of files: %{count}, in all %{megabytes} MB.',
      action: 'Open the dashboard',
      note: 'The files are kept on the server, in the folder %{place}.',
    },
    ar: {
      subject: 'ملفات جديدة لمشروع %{project}',
      body: 'سلّم %{sender} ملفات لمشروع %{project} (%{folder}). عدد الملفات: %{count}، وحجمها معًا %{megabytes} ميغابايت.',
      action: 'فتح لوحة التحكم',
      note: 'الملفات محفوظة على الخادم في المجلد %{place}.',
    },
  },
};

export const GREETING: Record<Language, string> = { en: 'Hello %{name},', ar: 'مرحبًا %{name}،' };
/** Stands before the address itself, for those whose mail program shows no button. */
export const BY_HAND: Record<Language, string> = {
  en: 'If the button does nothing, open this address:',
  ar: 'إن لم يعمل الزر فافتح هذا العنوان:',
};
