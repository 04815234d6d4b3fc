import { defineTexts } from '#core/i18n';

/** The page with what can be restored. */
export const trashTexts = defineTexts({
  title: { en: 'Trash', ar: 'سلة المهملات' },
  below: {
    en: 'What was deleted in the last %{smart_count} day can be restored. |||| What was deleted in the last %{smart_count} days can be restored.',
    ar: 'لا يمكن استعادة ما حُذف. |||| يمكن استعادة ما حُذف خلال اليوم الأخير. |||| يمكن استعادة ما حُذف خلال اليومين الأخيرين. |||| يمكن استعادة ما حُذف خلال آخر %{smart_count} أيام. |||| يمكن استعادة ما حُذف خلال آخر %{smart_count} يومًا. |||| يمكن استعادة ما حُذف خلال آخر %{smart_count} يوم.',
  },
  loading: { en: 'Loading the trash…', ar: 'جارٍ تحميل سلة المهملات…' },
  failed: { en: 'Couldn’t load the trash', ar: 'تعذّر تحميل سلة المهملات' },
  empty: { en: 'The trash is empty', ar: 'سلة المهملات فارغة' },
  'empty.hint': {
    en: 'Deleted clients, projects, dates and pilot projects appear here.',
    ar: 'يظهر هنا ما يُحذف من عملاء ومشاريع وتواريخ ومشاريع تجريبية.',
  },
  'empty.next': { en: 'Go to clients', ar: 'إلى العملاء' },
  caption: {
    en: '%{smart_count} entry, %{size} |||| %{smart_count} entries, %{size}',
    ar: 'لا عناصر، %{size} |||| عنصر واحد، %{size} |||| عنصران، %{size} |||| %{smart_count} عناصر، %{size} |||| %{smart_count} عنصرًا، %{size} |||| %{smart_count} عنصر، %{size}',
  },
  'table.what': { en: 'Name', ar: 'الاسم' },
  'table.trashed': { en: 'Deleted', ar: 'تاريخ الحذف' },
  'table.left': { en: 'Time left', ar: 'المدة المتبقية' },
  'table.size': { en: 'Size', ar: 'الحجم' },
  'table.actions': { en: 'Actions', ar: 'الإجراءات' },
  search: { en: 'Search the trash', ar: 'البحث في سلة المهملات' },
  noMatch: {
    en: 'Nothing in the trash matches “%{term}”',
    ar: 'لا شيء في سلة المهملات يطابق «%{term}»',
  },
  showAll: { en: 'Show everything', ar: 'عرض الكل' },
  show: { en: 'Show', ar: 'عرض' },
  // Of people from servers that do not tell their role.
  'kind.client': { en: 'Account', ar: 'حساب' },
  'role.client': { en: 'Client', ar: 'عميل' },
  'role.staff': { en: 'Staff', ar: 'موظف' },
  'role.admin': { en: 'Admin', ar: 'مشرف' },
  'kind.project': { en: 'Project', ar: 'مشروع' },
  'kind.date': { en: 'Date', ar: 'تاريخ' },
  'kind.pilot': { en: 'Pilot project', ar: 'مشروع تجريبي' },
  // The Arabic preposition is joined to the name, and not left alone at the end of a line.
  of: { en: 'of %{name}', ar: 'لـ\u00a0%{name}' },
  'of.comma': { en: ', ', ar: '، ' },
  by: { en: 'by %{name}', ar: 'بواسطة %{name}' },
  left: {
    en: '%{smart_count} day |||| %{smart_count} days',
    ar: 'أقل من يوم |||| يوم واحد |||| يومان |||| %{smart_count} أيام |||| %{smart_count} يومًا |||| %{smart_count} يوم',
  },
  'left.none': { en: 'Less than a day', ar: 'أقل من يوم' },
  'waits.client': { en: 'Restore the client first', ar: 'يجب استعادة العميل أولًا' },
  'waits.project': { en: 'Restore the project first', ar: 'يجب استعادة المشروع أولًا' },
  restore: { en: 'Restore', ar: 'استعادة' },
  'restore.name': { en: 'Restore %{name}', ar: 'استعادة %{name}' },
  restoring: { en: 'Restoring…', ar: 'جارٍ الاستعادة…' },
  restored: { en: '%{name} is restored', ar: 'تمت استعادة %{name}' },
  restoreFailed: { en: 'Couldn’t restore %{name}.', ar: 'تعذّرت استعادة %{name}.' },
  'restoreAs.name': {
    en: 'Something else has this name by now. Give it another one.',
    ar: 'أصبح هذا الاسم مستخدمًا. اختر له اسمًا آخر.',
  },
  'restoreAs.day': {
    en: 'This day has another tour by now. Restore the tour for another day.',
    ar: 'أصبحت لهذا اليوم جولة أخرى. استعد الجولة بتاريخ آخر.',
  },
  'restoreAs.newName': { en: 'New name', ar: 'الاسم الجديد' },
  'restoreAs.newDay': { en: 'New date', ar: 'التاريخ الجديد' },
  'restoreAs.noName': { en: 'Enter a name', ar: 'أدخل الاسم' },
  'restoreAs.noDay': {
    en: 'Enter a date as YYYY-MM-DD',
    ar: 'أدخل التاريخ بصيغة YYYY-MM-DD',
  },
  // Of people, names stay reserved.
  'restoreAs.taken.client': { en: 'This name is in use', ar: 'هذا الاسم مستخدم' },
  'restoreAs.taken.project': {
    en: 'This client has a project with this name',
    ar: 'لدى هذا العميل مشروع بهذا الاسم',
  },
  'restoreAs.taken.date': { en: 'This day has a tour', ar: 'لهذا اليوم جولة' },
  'restoreAs.taken.pilot': {
    en: 'There is a pilot project with this name',
    ar: 'يوجد مشروع تجريبي بهذا الاسم',
  },
  delete: { en: 'Delete for good', ar: 'حذف نهائي' },
  'delete.name': { en: 'Delete %{name} for good', ar: 'حذف %{name} نهائيًا' },
  deleting: { en: 'Deleting…', ar: 'جارٍ الحذف…' },
  deleted: { en: '%{name} is deleted for good', ar: 'تم حذف %{name} نهائيًا' },
  'delete.then.create': { en: 'Delete for good and create', ar: 'الحذف نهائيًا ثم الإنشاء' },
  'delete.then.save': { en: 'Delete for good and save', ar: 'الحذف نهائيًا ثم الحفظ' },
  'delete.then.invite': { en: 'Delete for good and invite', ar: 'الحذف نهائيًا ثم الدعوة' },
  'delete.question': { en: 'Delete %{name} for good?', ar: 'حذف %{name} نهائيًا؟' },
  'delete.body': {
    en: 'All tours, pictures and links that belong to it are deleted. This can’t be undone.',
    ar: 'سيتم حذف كل ما يخصّه من جولات وصور وروابط. لا يمكن التراجع عن ذلك.',
  },
  'delete.type': { en: 'Type the name to confirm: %{name}', ar: 'اكتب الاسم للتأكيد: %{name}' },
  'delete.typeUserName': {
    en: 'Type the username to confirm: %{name}',
    ar: 'اكتب اسم المستخدم للتأكيد: %{name}',
  },
  'delete.otherUserName': { en: 'This isn’t the username', ar: 'اسم المستخدم غير مطابق' },
  'delete.other': { en: 'This isn’t the name', ar: 'الاسم غير مطابق' },
  cancel: { en: 'Cancel', ar: 'إلغاء' },
});
