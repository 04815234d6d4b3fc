import { formTexts } from '#core/forms';
import { defineTexts } from '#core/i18n';

export const accountTexts = defineTexts({
  ...formTexts,
  'page.title': { en: 'Your account', ar: 'حسابك' },
  'page.home': { en: 'Home page', ar: 'الصفحة الرئيسية' },
  'page.loading': { en: 'Loading your account…', ar: 'جارٍ تحميل حسابك…' },
  'page.failed': { en: 'Couldn’t load your account', ar: 'تعذّر تحميل حسابك' },
  save: { en: 'Save', ar: 'حفظ' },
  saving: { en: 'Saving…', ar: 'جارٍ الحفظ…' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  nothingToSave: { en: 'No changes to save', ar: 'لا توجد تغييرات للحفظ' },
  'password.current': { en: 'Current password', ar: 'كلمة المرور الحالية' },

  'profile.title': { en: 'Profile', ar: 'الملف الشخصي' },
  'profile.fname': { en: 'First name', ar: 'الاسم الأول' },
  'profile.lname': { en: 'Last name', ar: 'اسم العائلة' },
  'profile.phone': { en: 'Phone', ar: 'الهاتف' },
  'profile.phoneHint': {
    en: 'Optional. You can log in with it.',
    ar: 'اختياري. يمكنك تسجيل الدخول به.',
  },
  'profile.passwordHint': {
    en: 'Needed to change the phone number',
    ar: 'مطلوبة لتغيير رقم الهاتف',
  },
  'rule.fname.required': { en: 'First name is required', ar: 'الاسم الأول مطلوب' },
  'rule.lname.required': { en: 'Last name is required', ar: 'اسم العائلة مطلوب' },
  'rule.name.min': { en: 'Use at least 3 characters', ar: 'الحد الأدنى 3 أحرف' },
  'rule.name.max': { en: 'Use 30 characters or fewer', ar: 'الحد الأقصى 30 حرفًا' },

  'choices.title': { en: 'Preferences', ar: 'التفضيلات' },
  'choices.language': { en: 'Language of emails', ar: 'لغة رسائل البريد' },
  'choices.notes': { en: 'Emails about notes', ar: 'رسائل البريد عن الملاحظات' },
  'choices.notesHint': {
    en: 'One email per project every 15 minutes at most.',
    ar: 'رسالة واحدة لكل مشروع كل 15 دقيقة كحد أقصى.',
  },
  'choices.scheme': { en: 'Appearance', ar: 'المظهر' },
  'scheme.system': { en: 'As on the device', ar: 'حسب الجهاز' },
  'scheme.light': { en: 'Light', ar: 'فاتح' },
  'scheme.dark': { en: 'Dark', ar: 'داكن' },

  'email.title': { en: 'Email', ar: 'البريد الإلكتروني' },
  'email.now': { en: 'You log in with %{email}.', ar: 'تسجّل الدخول بالعنوان %{email}.' },
  'email.new': { en: 'New email', ar: 'البريد الإلكتروني الجديد' },
  'email.hint': {
    en: 'We’ll email a link to the new address. Until you open it, nothing changes.',
    ar: 'سنرسل رابطًا إلى العنوان الجديد. لن يتغيّر شيء قبل فتحه.',
  },
  'email.send': { en: 'Send link', ar: 'إرسال الرابط' },
  'email.sending': { en: 'Sending…', ar: 'جارٍ الإرسال…' },
  'email.sent': { en: 'Link sent', ar: 'تم إرسال الرابط' },
  'email.pending': {
    en: 'Waiting for you to confirm %{email}. The link in our email works for 24 hours.',
    ar: 'بانتظار تأكيد العنوان %{email}. يعمل الرابط المرسل إليه لمدة 24 ساعة.',
  },

  'password.title': { en: 'Password', ar: 'كلمة المرور' },
  'password.submit': { en: 'Change password', ar: 'تغيير كلمة المرور' },
  'password.hint': {
    en: 'All other devices will be logged out.',
    ar: 'سيُسجَّل الخروج من جميع الأجهزة الأخرى.',
  },
  'password.done': {
    en: 'Your password has been changed. All other devices are logged out.',
    ar: 'تم تغيير كلمة المرور، وسُجّل الخروج من جميع الأجهزة الأخرى.',
  },

  'identity.title': { en: 'Log in with %{name}', ar: 'الدخول باستخدام %{name}' },
  'identity.loading': { en: 'Loading…', ar: 'جارٍ التحميل…' },
  'identity.failed': {
    en: 'Couldn’t load the connected accounts',
    ar: 'تعذّر تحميل الحسابات المرتبطة',
  },
  'identity.none': {
    en: 'Connect your %{name} account to log in with it.',
    ar: 'اربط حسابك لدى %{name} لتسجيل الدخول به.',
  },
  'identity.since': { en: 'Connected %{ago}', ar: 'تم الربط: %{ago}' },
  'identity.connect': { en: 'Connect %{name}', ar: 'ربط %{name}' },
  'identity.connecting': { en: 'Opening %{name}…', ar: 'جارٍ فتح %{name}…' },
  'identity.password': {
    en: 'Enter your password to connect',
    ar: 'أدخل كلمة المرور للربط',
  },
  'identity.disconnect': { en: 'Disconnect', ar: 'إلغاء الربط' },
  'identity.disconnectOne': { en: 'Disconnect: %{account}', ar: 'إلغاء الربط: %{account}' },
  'identity.disconnecting': { en: 'Disconnecting…', ar: 'جارٍ إلغاء الربط…' },
  'identity.only': {
    en: 'It’s your only way to log in, so it can’t be disconnected.',
    ar: 'هذه طريقتك الوحيدة لتسجيل الدخول، لذا لا يمكن إلغاء الربط.',
  },
  'identity.refused.taken': {
    en: 'This %{name} account belongs to another account here. Choose another one.',
    ar: 'حساب %{name} هذا مرتبط بحساب آخر هنا. اختر حسابًا آخر.',
  },
  'identity.refused.cancelled': {
    en: 'Nothing was connected: you cancelled, or %{name} refused.',
    ar: 'لم يتم الربط: ألغيت العملية، أو رفضها %{name}.',
  },
  'identity.refused.away': {
    en: '%{name} can’t be reached right now. Please try again shortly.',
    ar: 'يتعذّر الوصول إلى %{name} الآن. يُرجى المحاولة بعد قليل.',
  },
  'identity.refused.expired': {
    en: 'Connecting took too long or began in another browser. Try again.',
    ar: 'استغرق الربط وقتًا طويلًا أو بدأ في متصفح آخر. حاول مجددًا.',
  },

  'sessions.title': { en: 'Where you’re logged in', ar: 'الأجهزة التي سجّلت الدخول منها' },
  'sessions.loading': { en: 'Loading devices…', ar: 'جارٍ تحميل الأجهزة…' },
  'sessions.failed': { en: 'Couldn’t load the devices', ar: 'تعذّر تحميل الأجهزة' },
  'sessions.device': { en: '%{browser} on %{system}', ar: '%{browser} على %{system}' },
  'sessions.unknown': { en: 'Unknown device', ar: 'جهاز غير معروف' },
  'sessions.this': { en: 'This device', ar: 'هذا الجهاز' },
  'sessions.seen': { en: 'Last active %{ago}', ar: 'آخر نشاط: %{ago}' },
  'sessions.end': { en: 'Log out', ar: 'تسجيل الخروج' },
  'sessions.endDevice': { en: 'Log out: %{device}', ar: 'تسجيل الخروج: %{device}' },
  'sessions.ending': { en: 'Logging out…', ar: 'جارٍ تسجيل الخروج…' },
  'sessions.endOthers': {
    en: 'Log out all other devices',
    ar: 'تسجيل الخروج من جميع الأجهزة الأخرى',
  },
  'sessions.onlyThis': {
    en: 'You’re not logged in anywhere else.',
    ar: 'لم تسجّل الدخول من أي جهاز آخر.',
  },

  'data.title': { en: 'Your data', ar: 'بياناتك' },
  'data.text': {
    en: 'A file with what we store about you: profile and role, projects and who has access, deleted projects that can be restored, guest links you made, photo session data you sent, your activity, and devices. Tours, pictures and sent files themselves are not in it.',
    ar: 'ملف بما نحفظه عنك: الملف الشخصي والدور، والمشاريع ومن لديه حق الوصول، والمشاريع المحذوفة التي يمكن استعادتها، وروابط الزوار التي أنشأتها، وبيانات جلسات التصوير التي أرسلتها، ونشاطك، والأجهزة. ولا يضم الجولات والصور والملفات المرسلة نفسها.',
  },
  'data.download': { en: 'Download my data', ar: 'تنزيل بياناتي' },
  'data.loading': { en: 'Preparing…', ar: 'جارٍ التجهيز…' },

  'confirm.title': { en: 'Confirm your new email', ar: 'تأكيد بريدك الإلكتروني الجديد' },
  'confirm.text': {
    en: 'From then on, you log in with this address and receive our emails there.',
    ar: 'بعد ذلك تسجّل الدخول بهذا العنوان وتصلك رسائلنا عليه.',
  },
  'confirm.action': { en: 'Confirm', ar: 'تأكيد' },
  'confirm.sending': { en: 'Confirming…', ar: 'جارٍ التأكيد…' },
  'confirm.done': { en: 'Your email has been changed', ar: 'تم تغيير بريدك الإلكتروني' },
  'confirm.doneText': {
    en: 'You now log in with %{email}.',
    ar: 'تسجّل الدخول الآن بالعنوان %{email}.',
  },
  'undo.title': { en: 'Undo the change of your email', ar: 'التراجع عن تغيير بريدك الإلكتروني' },
  'undo.text': {
    en: 'Your old address becomes your email again. All devices are logged out, your phone number is removed, and we’ll email you a link to choose a new password.',
    ar: 'يعود بريدك الإلكتروني إلى العنوان السابق. يُسجَّل الخروج من جميع الأجهزة، ويُحذف رقم هاتفك، ونرسل إليك رابطًا لاختيار كلمة مرور جديدة.',
  },
  'undo.action': { en: 'Undo the change', ar: 'تراجع عن التغيير' },
  'undo.sending': { en: 'Undoing…', ar: 'جارٍ التراجع…' },
  'undo.done': { en: 'The change has been undone', ar: 'تم التراجع عن التغيير' },
  'undo.doneText': {
    en: 'We’ve sent a link to %{email}. Use it to choose a new password.',
    ar: 'أرسلنا رابطًا إلى %{email}. استخدمه لاختيار كلمة مرور جديدة.',
  },
  'link.goOn': { en: 'Continue', ar: 'متابعة' },
  'link.deadText': {
    en: 'It has expired or has already been used.',
    ar: 'انتهت صلاحيته أو سبق استخدامه.',
  },
});
