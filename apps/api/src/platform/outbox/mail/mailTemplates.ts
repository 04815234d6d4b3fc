/** Templates of the mails in both languages. `%{name}` is a placeholder. */
import { type Language } from '@jawla/contract/limits';
import { FOOTAGE_FOLDERS } from '@jawla/contract/footageLimits';
import type { LetterName, ListHead } from '../messages.ts';

export interface MailTemplate {
  readonly subject: string;
  readonly body: string;
  /** Replaces `body` in plain text if the body mentions the button. */
  readonly plainBody?: string;
  /** Replaces `body` if the mail does not name its sender: an older server has put it into the outbox. */
  readonly senderlessBody?: string;
  /** Label of the button. */
  readonly action: string;
  /** Small print below the button. */
  readonly note: string;
}

export const MAIL_TEMPLATES: Record<LetterName, Record<Language, MailTemplate>> = {
  userCreated: {
    en: {
      subject: 'Welcome to %{brand}: choose your password',
      body: '%{sender} has invited you to %{brand} as a client, so you can walk through your projects in 3D. Choose a password to log in.',
      senderlessBody:
        'We’ve created an account for you on %{brand}, where you can walk through your projects in 3D. Choose a password to log in.',
      action: 'Choose a password',
      note: 'The link works once and expires in three days. If you weren’t expecting this email, you can ignore it.',
    },
    ar: {
      subject: 'أهلًا بك في «%{brand}»: اختر كلمة المرور',
      body: 'وصلتك من %{sender} دعوة إلى «%{brand}» بصفة عميل، لتتمكن من التجوّل في مشاريعك في جولات ثلاثية الأبعاد. اختر كلمة مرور لتسجيل الدخول.',
      senderlessBody:
        'أنشأنا لك حسابًا في «%{brand}»، حيث يمكنك التجوّل في مشاريعك في جولات ثلاثية الأبعاد. اختر كلمة مرور لتسجيل الدخول.',
      action: 'اختيار كلمة المرور',
      note: 'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ثلاثة أيام. إذا لم تكن هذه الرسالة متوقعة، فيمكنك تجاهلها.',
    },
  },
  teamInvited: {
    en: {
      subject: 'Welcome to the team of %{brand}: choose your password',
      body: '%{sender} has invited you to the team of %{brand} as %{role}. Choose a password to log in.',
      senderlessBody: 'You’ve been invited to the team of %{brand}. Choose a password to log in.',
      action: 'Choose a password',
      note: 'The link works once and expires in three days. If you weren’t expecting this email, you can ignore it.',
    },
    ar: {
      subject: 'أهلًا بك في فريق «%{brand}»: اختر كلمة المرور',
      body: 'وصلتك من %{sender} دعوة إلى فريق «%{brand}» بصفة %{role}. اختر كلمة مرور لتسجيل الدخول.',
      senderlessBody: 'تمت دعوتك إلى فريق «%{brand}». اختر كلمة مرور لتسجيل الدخول.',
      action: 'اختيار كلمة المرور',
      note: 'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ثلاثة أيام. إذا لم تكن هذه الرسالة متوقعة، فيمكنك تجاهلها.',
    },
  },
  verifyEmail: {
    en: {
      subject: 'Verify your email for %{brand}',
      body: 'Verify that this address is yours. The link takes you to a page where you choose your password.',
      action: 'Verify my email',
      note: 'The link works once and expires in three days. If you didn’t ask for this, you can ignore this email.',
    },
    ar: {
      subject: 'أكّد بريدك الإلكتروني في «%{brand}»',
      body: 'أكّد أن هذا العنوان لك. ينقلك الرابط إلى صفحة لاختيار كلمة المرور.',
      action: 'تأكيد بريدي الإلكتروني',
      note: 'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ثلاثة أيام. إذا لم يكن الطلب منك، فيمكنك تجاهل هذه الرسالة.',
    },
  },
  resetPassword: {
    en: {
      subject: 'Choose a new password for %{brand}',
      body: 'We received a request for a new password for your account. Use the button below to choose one.',
      plainBody:
        'We received a request for a new password for your account. Use the link below to choose one.',
      action: 'Choose a new password',
      note: 'The link works once and expires in one hour. If you didn’t ask for this, you can ignore this email. Your password won’t change.',
    },
    ar: {
      subject: 'اختر كلمة مرور جديدة في «%{brand}»',
      body: 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك. استخدم الزر أدناه لاختيارها.',
      plainBody: 'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك. استخدم الرابط أدناه لاختيارها.',
      action: 'اختيار كلمة مرور جديدة',
      note: 'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد ساعة. إذا لم يكن الطلب منك، فيمكنك تجاهل هذه الرسالة. لن تتغيّر كلمة المرور.',
    },
  },
  tourPublished: {
    en: {
      subject: 'New tour of %{project}',
      body: 'The tour of %{project} dated %{day} is ready. You can walk through it now.',
      action: 'Open the tour',
      note: 'You’re receiving this email because you own this project.',
    },
    ar: {
      subject: 'جولة جديدة في مشروع %{project}',
      body: 'جولة مشروع %{project} بتاريخ %{day} جاهزة. يمكنك التجوّل فيها الآن.',
      action: 'فتح الجولة',
      note: 'تصلك هذه الرسالة لأن المشروع مملوك لك.',
    },
  },
  filesHandedIn: {
    en: {
      subject: 'New files for %{project}',
      body: '%{sender} has uploaded files for %{project} (%{folder}). Number of files: %{count}. Total size: %{megabytes} MB.',
      action: 'Open the uploaded files',
      note: 'The files are stored on the server in the folder %{place}.',
    },
    ar: {
      subject: 'ملفات جديدة لمشروع %{project}',
      body: 'تم رفع ملفات لمشروع %{project} (%{folder}). المرسل: %{sender}. عدد الملفات: %{count}. الحجم الكلي: %{megabytes} ميغابايت.',
      action: 'فتح الملفات المرفوعة',
      note: 'الملفات محفوظة على الخادم في المجلد %{place}.',
    },
  },
  footageSpace: {
    en: {
      subject: 'Uploaded files take %{percent}% of their space',
      body: 'The files that your team has uploaded take %{used} GB of %{limit} GB. Delete what you have taken already, or add space.',
      action: 'Open the uploaded files',
      note: 'You’re receiving this email because you’re an admin. It is sent once at 80% and once at 90%.',
    },
    ar: {
      subject: 'تشغل الملفات المرفوعة %{percent}% من المساحة المخصصة لها',
      body: 'تشغل الملفات التي رفعها فريقك %{used} غيغابايت من أصل %{limit} غيغابايت. احذف ما تم استلامه، أو وسّع المساحة.',
      action: 'فتح الملفات المرفوعة',
      note: 'تصلك هذه الرسالة لأنك مسؤول. تُرسل مرة واحدة عند 80% ومرة واحدة عند 90%.',
    },
  },
  guestLink: {
    en: {
      subject: '%{sender} sent you a tour of %{building}',
      body: '%{sender} invites you to walk through %{building} in 3D. The tour opens in your browser, on a phone or a computer.',
      action: 'Open the tour',
      note: 'Anyone with this link can open the tour, so share it with care. If the page asks for a passcode, you’ll get it from the sender, who can end the link at any time. If you weren’t expecting this email, you can ignore it.',
    },
    ar: {
      subject: 'جولة في %{building} من %{sender}',
      body: 'وصلتك من %{sender} دعوة إلى التجوّل في %{building} في جولة ثلاثية الأبعاد. تُفتح الجولة في المتصفح على الهاتف أو الحاسوب.',
      action: 'فتح الجولة',
      note: 'يمكن لكل من لديه هذا الرابط فتح الجولة، فشاركه بحذر. إذا طلبت الصفحة رمز دخول، فستحصل عليه من المرسل، ويمكن للمرسل إنهاء الرابط في أي وقت. إذا لم تكن هذه الرسالة متوقعة، فيمكنك تجاهلها.',
    },
  },
  confirmEmail: {
    en: {
      subject: 'Confirm your new email for %{brand}',
      body: 'Confirm that this address is yours. From then on, you log in with it and receive our emails here.',
      action: 'Confirm this address',
      note: 'The link works once and expires in 24 hours. If you didn’t ask for this, you can ignore this email. Nothing will change.',
    },
    ar: {
      subject: 'أكّد بريدك الإلكتروني الجديد في «%{brand}»',
      body: 'أكّد أن هذا العنوان لك. بعدها تسجّل الدخول به وتصلك رسائلنا عليه.',
      action: 'تأكيد هذا العنوان',
      note: 'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 24 ساعة. إذا لم يكن الطلب منك، فيمكنك تجاهل هذه الرسالة. لن يتغيّر شيء.',
    },
  },
  emailChanged: {
    en: {
      subject: 'Your email for %{brand} has changed',
      body: 'You now log in with %{email}. If you made this change, there’s nothing to do. If you didn’t, undo it with the button below: this address becomes your email again, all devices are logged out, and you choose a new password.',
      plainBody:
        'You now log in with %{email}. If you made this change, there’s nothing to do. If you didn’t, undo it with the link below: this address becomes your email again, all devices are logged out, and you choose a new password.',
      action: 'This wasn’t me: undo',
      note: 'The link works once and expires in 72 hours.',
    },
    ar: {
      subject: 'تغيّر بريدك الإلكتروني في «%{brand}»',
      body: 'أصبحت تسجّل الدخول بالعنوان %{email}. إذا كان التغيير منك، فلا داعي لأي إجراء. وإلا فتراجع عنه بالزر أدناه: يعود هذا العنوان بريدك الإلكتروني، ويُسجَّل الخروج من جميع الأجهزة، وتختار كلمة مرور جديدة.',
      plainBody:
        'أصبحت تسجّل الدخول بالعنوان %{email}. إذا كان التغيير منك، فلا داعي لأي إجراء. وإلا فتراجع عنه بالرابط أدناه: يعود هذا العنوان بريدك الإلكتروني، ويُسجَّل الخروج من جميع الأجهزة، وتختار كلمة مرور جديدة.',
      action: 'لست أنا: تراجع عن التغيير',
      note: 'يعمل الرابط مرة واحدة وتنتهي صلاحيته بعد 72 ساعة.',
    },
  },
  notes: {
    en: {
      subject: 'Notes on %{project}',
      body: 'New since the last email about %{project}:',
      action: 'Open the notes',
      note: 'You’re receiving this email because you own this project or take part in these notes. You can turn these emails off in your account.',
    },
    ar: {
      subject: 'ملاحظات على مشروع %{project}',
      body: 'ما استجدّ في مشروع %{project} منذ آخر رسالة:',
      action: 'فتح الملاحظات',
      note: 'تصلك هذه الرسالة لأن المشروع مملوك لك أو لمشاركتك في هذه الملاحظات. يمكنك إيقاف هذه الرسائل من حسابك.',
    },
  },
};

/** Heads of lists, which are in both languages: the list itself is there once. */
export const LIST_HEAD_TEXTS: Record<ListHead, Record<Language, string>> = {
  assigned: { en: 'Assigned to you', ar: 'مُسنَدة إليك' },
  new: { en: 'New notes', ar: 'ملاحظات جديدة' },
  comments: { en: 'New comments', ar: 'تعليقات جديدة' },
  done: { en: 'Done', ar: 'منجزة' },
  opened: { en: 'Reopened', ar: 'مفتوحة مجددًا' },
};

/** Notes that a list leaves out, by the plural form of their number. */
export const MORE_NOTES: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>>> = {
  en: {
    one: 'and %{count} more note',
    other: 'and %{count} more notes',
  },
  ar: {
    one: 'وملاحظة أخرى',
    two: 'وملاحظتان أخريان',
    few: 'و%{count} ملاحظات أخرى',
    many: 'و%{count} ملاحظة أخرى',
    other: 'و%{count} ملاحظة أخرى',
  },
};

export const GREETING: Record<Language, string> = { en: 'Hello %{name},', ar: 'مرحبًا %{name}،' };
/** For recipients without an account: only their address is known. */
export const NAMELESS_GREETING: Record<Language, string> = { en: 'Hello,', ar: 'مرحبًا،' };
/** Label of the plain URL, for mail clients that do not show the button. */
export const BY_HAND: Record<Language, string> = {
  en: 'If the button doesn’t work, open this link:',
  ar: 'إذا لم يعمل الزر، فافتح هذا الرابط:',
};
/** Labels of the footage folders, by their name in the API and in the file store. */
export const FOLDER_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  [FOOTAGE_FOLDERS.session]: { en: 'photo session data', ar: 'بيانات جلسة التصوير' },
  [FOOTAGE_FOLDERS.missing]: { en: 'missing photos', ar: 'صور ناقصة' },
};

/** Names of the roles in a team, for invitations. */
export const ROLE_NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  admin: { en: 'an admin', ar: 'مسؤول' },
  staff: { en: 'staff', ar: 'موظف' },
};
