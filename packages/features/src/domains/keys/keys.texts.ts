import { defineTexts } from '#core/i18n';

/** Keys, with which programs act as an admin. */
export const keysTexts = defineTexts({
  title: { en: 'Connections', ar: 'البرامج المتصلة' },
  below: {
    en: 'Programs use the portal with a key, each within what the key allows.',
    ar: 'تستخدم البرامج البوابة بمفتاح، ويعمل كل منها ضمن ما يسمح به مفتاحه.',
  },
  count: {
    en: '%{smart_count} key |||| %{smart_count} keys',
    ar: 'لا مفاتيح |||| مفتاح واحد |||| مفتاحان |||| %{smart_count} مفاتيح |||| %{smart_count} مفتاحًا |||| %{smart_count} مفتاح',
  },
  loading: { en: 'Loading keys…', ar: 'جارٍ تحميل المفاتيح…' },
  failed: { en: 'Couldn’t load the keys', ar: 'تعذّر تحميل المفاتيح' },
  empty: { en: 'No keys yet', ar: 'لا مفاتيح بعد' },
  emptyHint: {
    en: 'With a key, a program does your work in the portal: it reads lists, publishes tours or invites clients, without your password.',
    ar: 'بالمفتاح ينجز برنامج عملك في البوابة: يقرأ القوائم أو ينشر الجولات أو يدعو العملاء، من دون كلمة مرورك.',
  },

  reference: { en: 'API reference', ar: 'مرجع واجهة البرمجة (API)' },

  'table.name': { en: 'Name', ar: 'الاسم' },
  'table.scopes': { en: 'May', ar: 'الصلاحيات' },
  'table.owner': { en: 'Acts as', ar: 'يعمل باسم' },
  'table.ends': { en: 'Expires', ar: 'تاريخ الانتهاء' },
  'table.used': { en: 'Last used', ar: 'آخر استخدام' },
  'table.actions': { en: 'Actions', ar: 'الإجراءات' },
  you: { en: 'You', ar: 'أنت' },
  'state.expired': { en: 'Expired', ar: 'منتهي الصلاحية' },
  'state.refused': { en: 'Refused: not an active admin', ar: 'مرفوض: ليس مسؤولًا مفعّلًا' },
  'state.soon': {
    en: '%{smart_count} day left |||| %{smart_count} days left',
    ar: 'ينتهي اليوم |||| بقي يوم واحد |||| بقي يومان |||| بقيت %{smart_count} أيام |||| بقي %{smart_count} يومًا |||| بقي %{smart_count} يوم',
  },
  'ends.on': { en: 'Expires on %{day}', ar: 'تنتهي صلاحيته في %{day}' },
  'ends.former': {
    en: 'The former key works until %{time}',
    ar: 'يعمل المفتاح السابق حتى %{time}',
  },
  'used.never': { en: 'Never', ar: 'لم يُستخدم' },

  'scope.read': { en: 'Read', ar: 'قراءة' },
  'scope.publish': { en: 'Publish', ar: 'نشر' },
  'scope.clients': { en: 'Manage clients', ar: 'إدارة العملاء' },
  'scopeHint.read': {
    en: 'See clients, projects, tours, notes, visits and activity, and download everything of a client.',
    ar: 'الاطلاع على العملاء والمشاريع والجولات والملاحظات والزيارات والنشاط، وتنزيل كل ما يخص أي عميل.',
  },
  'scopeHint.publish': {
    en: 'Create and change projects, and upload tours and covers.',
    ar: 'إنشاء المشاريع وتعديلها، ورفع الجولات وصور الأغلفة.',
  },
  'scopeHint.clients': {
    en: 'Create, change and invite clients, and share projects by email.',
    ar: 'إنشاء حسابات العملاء وتعديلها ودعوتهم، ومشاركة المشاريع بالبريد الإلكتروني.',
  },

  'form.open': { en: 'New key', ar: 'مفتاح جديد' },
  'form.title': { en: 'New key', ar: 'مفتاح جديد' },
  'form.name': { en: 'Name', ar: 'الاسم' },
  'form.nameHint': {
    en: 'What uses it, such as “Nightly upload”',
    ar: 'ما الذي يستخدمه، مثل «الرفع الليلي»',
  },
  'form.nameMissing': { en: 'Enter a name', ar: 'أدخل اسمًا' },
  'form.scopes': { en: 'What it may do', ar: 'ما يُسمح له به' },
  'form.scopesMissing': { en: 'Choose at least one', ar: 'اختر واحدة على الأقل' },
  'form.never': {
    en: 'No key can change keys, the team, sessions or settings, or delete anything.',
    ar: 'لا يمكن لأي مفتاح تغيير المفاتيح أو الفريق أو الجلسات أو الإعدادات، ولا حذف أي شيء.',
  },
  'form.days': { en: 'Works for', ar: 'مدة الصلاحية' },
  'form.inDays': {
    en: '%{smart_count} day |||| %{smart_count} days',
    ar: 'بلا مدة |||| يوم واحد |||| يومان |||| %{smart_count} أيام |||| %{smart_count} يومًا |||| %{smart_count} يوم',
  },
  'form.create': { en: 'Create key', ar: 'إنشاء المفتاح' },
  'form.creating': { en: 'Creating key…', ar: 'جارٍ إنشاء المفتاح…' },
  'form.cancel': { en: 'Cancel', ar: 'إلغاء' },

  'secret.title': { en: 'Copy the key now', ar: 'انسخ المفتاح الآن' },
  'secret.once': {
    en: 'It isn’t shown again. Keep it where only the program can read it.',
    ar: 'لن يظهر مرة أخرى. احفظه حيث لا يقرؤه سوى البرنامج.',
  },
  'secret.label': { en: 'Key “%{name}”', ar: 'المفتاح «%{name}»' },
  'secret.byHand': {
    en: 'The browser didn’t allow it: copy the text in the field yourself.',
    ar: 'لم يسمح المتصفح بذلك: انسخ النص من الحقل بنفسك.',
  },
  'secret.copy': { en: 'Copy key', ar: 'نسخ المفتاح' },
  'secret.copied': { en: 'Key copied', ar: 'تم نسخ المفتاح' },
  'secret.example': { en: 'Example', ar: 'مثال' },
  'secret.exampleHint': {
    en: 'The key is sent in a header, never in an address.',
    ar: 'يُرسل المفتاح في ترويسة، ولا يُكتب أبدًا في عنوان.',
  },
  'secret.done': { en: 'Done', ar: 'تم' },

  'menu.label': { en: 'Actions for %{name}', ar: 'إجراءات %{name}' },
  'action.rotate': { en: 'Rotate', ar: 'تجديد' },
  'action.revoke': { en: 'Revoke', ar: 'إلغاء المفتاح' },
  'ask.rotate': { en: 'Rotate %{name}?', ar: 'تجديد %{name}؟' },
  'ask.revoke': { en: 'Revoke %{name}?', ar: 'إلغاء %{name}؟' },
  'body.rotate': {
    en: 'You get a new key. The present one works for one more day, until %{time} at most, so that you can replace it in the program.',
    ar: 'ستحصل على مفتاح جديد. يعمل المفتاح الحالي يومًا إضافيًا، حتى %{time} على الأكثر، لتتمكن من استبداله في البرنامج.',
  },
  'body.rotateExpired': {
    en: 'You get a new key. The present one has expired.',
    ar: 'ستحصل على مفتاح جديد. انتهت صلاحية المفتاح الحالي.',
  },
  'body.revoke': {
    en: 'Programs that use this key are refused at once. This can’t be undone.',
    ar: 'ستُرفض فورًا البرامج التي تستخدم هذا المفتاح. لا يمكن التراجع عن ذلك.',
  },
  working: { en: 'Saving…', ar: 'جارٍ الحفظ…' },
  revoked: { en: 'Key revoked', ar: 'تم إلغاء المفتاح' },
});
