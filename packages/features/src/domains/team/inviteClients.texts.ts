import { defineTexts } from '#core/i18n';

/** Several clients are invited from a pasted list. */
export const inviteClientsTexts = defineTexts({
  title: { en: 'Invite several clients', ar: 'دعوة عدة عملاء' },
  below: {
    en: 'Paste up to %{smart_count} client. Each gets an account and an email to choose a password. |||| Paste up to %{smart_count} clients. Each gets an account and an email to choose a password.',
    ar: 'الصق القائمة. |||| الصق عميلًا واحدًا. |||| الصق عميلين كحد أقصى. |||| الصق حتى %{smart_count} عملاء. يحصل كل منهم على حساب ورسالة لاختيار كلمة المرور. |||| الصق حتى %{smart_count} عميلًا. يحصل كل منهم على حساب ورسالة لاختيار كلمة المرور. |||| الصق حتى %{smart_count} عميل. يحصل كل منهم على حساب ورسالة لاختيار كلمة المرور.',
  },
  list: { en: 'Clients', ar: 'العملاء' },
  'list.hint': {
    en: 'One client per line: first and last name, then the email. Separate them by a comma, a semicolon or a tab, as spreadsheets do.',
    ar: 'عميل واحد في كل سطر: الاسم الأول واسم العائلة ثم البريد الإلكتروني. افصل بينها بفاصلة أو فاصلة منقوطة أو مسافة جدولة، كما في جداول البيانات.',
  },
  back: { en: 'Back to the clients', ar: 'العودة إلى العملاء' },

  ready: {
    en: '%{smart_count} line is fine |||| %{smart_count} lines are fine',
    ar: 'لا أسطر صحيحة |||| سطر واحد صحيح |||| سطران صحيحان |||| %{smart_count} أسطر صحيحة |||| %{smart_count} سطرًا صحيحًا |||| %{smart_count} سطر صحيح',
  },
  wrong: {
    en: '%{smart_count} line needs a change |||| %{smart_count} lines need a change',
    ar: 'لا أسطر تحتاج إلى تعديل |||| سطر واحد يحتاج إلى تعديل |||| سطران يحتاجان إلى تعديل |||| %{smart_count} أسطر تحتاج إلى تعديل |||| %{smart_count} سطرًا يحتاج إلى تعديل |||| %{smart_count} سطر يحتاج إلى تعديل',
  },
  'wrong.more': {
    en: 'They stay in the list and aren’t invited.',
    ar: 'تبقى في القائمة ولا تُدعى.',
  },
  'table.line': { en: 'Line', ar: 'السطر' },
  'table.text': { en: 'Text', ar: 'النص' },
  'table.problem': { en: 'What to change', ar: 'ما ينبغي تعديله' },
  'problem.noEmail': { en: 'The email is missing', ar: 'البريد الإلكتروني غير موجود' },
  'problem.badEmail': {
    en: 'The email isn’t valid',
    ar: 'البريد الإلكتروني غير صحيح',
  },
  'problem.noName': { en: 'The name is missing', ar: 'الاسم غير موجود' },
  'problem.noLastName': { en: 'The last name is missing', ar: 'اسم العائلة غير موجود' },
  'problem.shortName': {
    en: 'First and last name need at least 3 characters each',
    ar: 'يجب ألا يقل كل من الاسم الأول واسم العائلة عن 3 أحرف',
  },
  'problem.longName': {
    en: 'First and last name can have 30 characters each',
    ar: 'يمكن أن يتكوّن كل من الاسم الأول واسم العائلة من 30 حرفًا كحد أقصى',
  },
  'problem.duplicate': {
    en: 'The email is also in line %{line}',
    ar: 'البريد الإلكتروني موجود أيضًا في السطر %{line}',
  },
  'problem.existing': {
    en: 'There is an account with this email',
    ar: 'يوجد حساب بهذا البريد الإلكتروني',
  },
  'problem.tooMany': {
    en: 'Too many at once: invite the others first',
    ar: 'العدد كبير في مرة واحدة: ادعُ الآخرين أولًا',
  },

  check: { en: 'Check the list', ar: 'التحقق من القائمة' },
  checking: { en: 'Checking…', ar: 'جارٍ التحقق…' },
  send: {
    en: 'Invite %{smart_count} client |||| Invite %{smart_count} clients',
    ar: 'لا أحد لدعوته |||| دعوة عميل واحد |||| دعوة عميلين |||| دعوة %{smart_count} عملاء |||| دعوة %{smart_count} عميلًا |||| دعوة %{smart_count} عميل',
  },
  sending: { en: 'Inviting…', ar: 'جارٍ إرسال الدعوات…' },
  done: {
    en: '%{smart_count} client invited. |||| %{smart_count} clients invited.',
    ar: 'لم تتم دعوة أحد. |||| تمت دعوة عميل واحد. |||| تمت دعوة عميلين. |||| تمت دعوة %{smart_count} عملاء. |||| تمت دعوة %{smart_count} عميلًا. |||| تمت دعوة %{smart_count} عميل.',
  },
  'done.existing': {
    en: '%{smart_count} had an account already, and got no email. |||| %{smart_count} had an account already, and got no email.',
    ar: 'لا أحد لديه حساب. |||| لدى واحد منهم حساب بالفعل ولم تُرسل إليه رسالة. |||| لدى اثنين منهم حساب بالفعل ولم تُرسل إليهما رسالة. |||| لدى %{smart_count} منهم حساب بالفعل ولم تُرسل إليهم رسائل. |||| لدى %{smart_count} منهم حساب بالفعل ولم تُرسل إليهم رسائل. |||| لدى %{smart_count} منهم حساب بالفعل ولم تُرسل إليهم رسائل.',
  },
  failed: {
    en: 'Nobody was invited. Your list is still here.',
    ar: 'لم تتم دعوة أحد، وقائمتك لا تزال هنا.',
  },
  'check.failed': { en: 'Couldn’t check the list.', ar: 'تعذّر التحقق من القائمة.' },
});
