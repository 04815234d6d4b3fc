import { personTexts } from '#core/forms';
import { defineTexts } from '#core/i18n';

/** Several clients are invited from a pasted list. */
export const inviteClientsTexts = defineTexts({
  ...personTexts,
  title: { en: 'Invite several clients', ar: 'دعوة عدة عملاء' },
  below: {
    en: 'Paste up to %{smart_count} client. Each gets an account and an email to choose a password. |||| Paste up to %{smart_count} clients. Each gets an account and an email to choose a password.',
    ar: 'الصق القائمة. |||| الصق عميلًا واحدًا. |||| الصق عميلين كحد أقصى. |||| الصق قائمة تضم حتى %{smart_count} عملاء. يحصل كل منهم على حساب ورسالة لاختيار كلمة المرور. |||| الصق قائمة تضم حتى %{smart_count} عميلًا. يحصل كل منهم على حساب ورسالة لاختيار كلمة المرور. |||| الصق قائمة تضم حتى %{smart_count} عميل. يحصل كل منهم على حساب ورسالة لاختيار كلمة المرور.',
  },
  list: { en: 'Clients', ar: 'العملاء' },
  'list.hint': {
    en: 'Paste rows from a spreadsheet, with or without a header, or write one client per line: name, then email. Nothing is sent yet.',
    ar: 'الصق صفوفًا من جدول بيانات، مع سطر العناوين أو من دونه، أو اكتب عميلًا في كل سطر: الاسم ثم البريد الإلكتروني. لن يُرسل شيء بعد.',
  },
  'list.empty': {
    en: 'Paste at least one client',
    ar: 'الصق عميلًا واحدًا على الأقل',
  },
  read: { en: 'Check the list', ar: 'التحقق من القائمة' },
  clients: { en: 'Clients', ar: 'العملاء' },

  ready: {
    en: '%{smart_count} line is fine |||| %{smart_count} lines are fine',
    ar: 'لا أسطر صحيحة |||| سطر واحد صحيح |||| سطران صحيحان |||| %{smart_count} أسطر صحيحة |||| %{smart_count} سطرًا صحيحًا |||| %{smart_count} سطر صحيح',
  },
  wrong: {
    en: '%{smart_count} line needs a change |||| %{smart_count} lines need a change',
    ar: 'لا أسطر تحتاج إلى تعديل |||| سطر واحد يحتاج إلى تعديل |||| سطران يحتاجان إلى تعديل |||| %{smart_count} أسطر تحتاج إلى تعديل |||| %{smart_count} سطرًا يحتاج إلى تعديل |||| %{smart_count} سطر يحتاج إلى تعديل',
  },
  'wrong.more': {
    en: '(not invited until corrected)',
    ar: '(لا تُرسل الدعوة قبل التعديل)',
  },
  review: { en: 'How the list was read', ar: 'كيف قُرئت القائمة' },
  'review.more': {
    en: 'Check each row and correct it if needed. Nothing has been sent yet.',
    ar: 'تحقق من كل صف وعدّله عند الحاجة. لم يُرسل شيء بعد.',
  },
  phones: {
    en: 'Phone numbers aren’t taken over. You can add them on each client’s page.',
    ar: 'لا تُحفظ أرقام الهواتف هنا. يمكنك إضافتها في صفحة كل عميل.',
  },
  unused: { en: 'Not used: %{texts}', ar: 'غير مستخدم: %{texts}' },
  'unused.columns': {
    en: 'Columns that aren’t used: %{columns}',
    ar: 'أعمدة غير مستخدمة: %{columns}',
  },
  'table.line': { en: 'Line', ar: 'السطر' },
  'table.lineOf': { en: 'Line %{line}', ar: 'السطر %{line}' },
  'table.field': { en: '%{field}, line %{line}', ar: '%{field}، السطر %{line}' },
  'table.remove': { en: 'Remove', ar: 'إزالة' },
  remove: { en: 'Remove line %{line}', ar: 'إزالة السطر %{line}' },
  unread: { en: 'Back to the text', ar: 'العودة إلى النص' },
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

  check: { en: 'Check the emails', ar: 'التحقق من عناوين البريد' },
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
  unsure: {
    en: 'We can’t tell whether they were invited. Your list is still here. Send it again: nobody is invited twice.',
    ar: 'لا نعرف إن كانت الدعوات قد أُرسلت. قائمتك لا تزال هنا، فأرسلها مجددًا: لن تصل الدعوة إلى أحد مرتين.',
  },
  'check.failed': { en: 'Couldn’t check the list.', ar: 'تعذّر التحقق من القائمة.' },
});
