import type { ActivityAction } from '@jawla/contract';
import { defineTexts, type TextPair } from '#core/i18n';

/**
 * A sentence per action. In Arabic the action is a noun after the name: a verb would have to know whether the person is
 * a woman or a man.
 */
const actions = {
  'client.created': {
    en: '%{actor} added the client %{thing}',
    ar: '%{actor}: إضافة العميل %{thing}',
  },
  'client.invitedAgain': {
    en: '%{actor} invited the client %{thing} again',
    ar: '%{actor}: إعادة دعوة العميل %{thing}',
  },
  'client.changed': {
    en: '%{actor} changed the account of %{thing}',
    ar: '%{actor}: تعديل حساب %{thing}',
  },
  'client.trashed': {
    en: '%{actor} moved the client %{thing} to the trash',
    ar: '%{actor}: نقل العميل %{thing} إلى سلة المهملات',
  },
  'client.restored': {
    en: '%{actor} restored the client %{thing}',
    ar: '%{actor}: استعادة العميل %{thing}',
  },
  'client.deleted': {
    en: '%{actor} deleted the client %{thing} for good',
    ar: '%{actor}: حذف العميل %{thing} نهائيًا',
  },
  'client.exported': {
    en: '%{actor} started a download of everything of the client %{thing}',
    ar: '%{actor}: بدء تنزيل كل ما يخص العميل %{thing}',
  },
  'member.created': {
    en: '%{actor} made the account of the admin %{thing}',
    ar: '%{actor}: إنشاء حساب المسؤول %{thing}',
  },
  'member.invited': {
    en: '%{actor} invited %{thing} to the team',
    ar: '%{actor}: دعوة %{thing} إلى الفريق',
  },
  'member.changed': {
    en: '%{actor} changed the account of %{thing}',
    ar: '%{actor}: تعديل حساب %{thing}',
  },
  'member.roleChanged': {
    en: '%{actor} changed the role of %{thing}',
    ar: '%{actor}: تغيير دور %{thing}',
  },
  'member.suspended': {
    en: '%{actor} suspended the account of %{thing}',
    ar: '%{actor}: إيقاف حساب %{thing}',
  },
  'member.resumed': {
    en: '%{actor} reactivated the account of %{thing}',
    ar: '%{actor}: إعادة تفعيل حساب %{thing}',
  },
  'member.removed': {
    en: '%{actor} removed %{thing} from the team',
    ar: '%{actor}: إزالة %{thing} من الفريق',
  },
  'member.restored': {
    en: '%{actor} restored %{thing} to the team',
    ar: '%{actor}: إعادة %{thing} إلى الفريق',
  },
  'member.deleted': {
    en: '%{actor} deleted the account of %{thing} for good',
    ar: '%{actor}: حذف حساب %{thing} نهائيًا',
  },
  'account.changed': {
    en: '%{actor} changed their own account',
    ar: '%{actor}: تعديل الحساب الشخصي',
  },
  'account.emailChanged': {
    en: '%{actor} changed their own email',
    ar: '%{actor}: تغيير البريد الإلكتروني الشخصي',
  },
  'account.emailChangeUndone': {
    en: '%{actor} undid a change of their own email',
    ar: '%{actor}: التراجع عن تغيير البريد الإلكتروني الشخصي',
  },
  'account.passwordChanged': {
    en: '%{actor} set a new password',
    ar: '%{actor}: تعيين كلمة مرور جديدة',
  },
  'account.sessionsEnded': {
    en: '%{actor} logged out their other devices',
    ar: '%{actor}: تسجيل الخروج من الأجهزة الأخرى',
  },
  'identity.connected': {
    en: '%{actor} connected another account to log in with',
    ar: '%{actor}: ربط حساب آخر لتسجيل الدخول',
  },
  'identity.disconnected': {
    en: '%{actor} disconnected an account to log in with',
    ar: '%{actor}: إلغاء ربط حساب لتسجيل الدخول',
  },
  'project.created': {
    en: '%{actor} added the project %{thing}',
    ar: '%{actor}: إضافة المشروع %{thing}',
  },
  'project.changed': {
    en: '%{actor} changed %{thing}',
    ar: '%{actor}: تعديل %{thing}',
  },
  'project.datesChanged': {
    en: '%{actor} changed the dates of %{thing}',
    ar: '%{actor}: تغيير تواريخ %{thing}',
  },
  'project.trashed': {
    en: '%{actor} moved the project %{thing} to the trash',
    ar: '%{actor}: نقل المشروع %{thing} إلى سلة المهملات',
  },
  'project.restored': {
    en: '%{actor} restored the project %{thing}',
    ar: '%{actor}: استعادة المشروع %{thing}',
  },
  'project.deleted': {
    en: '%{actor} deleted the project %{thing} for good',
    ar: '%{actor}: حذف المشروع %{thing} نهائيًا',
  },
  'date.trashed': {
    en: '%{actor} moved a date of %{thing} to the trash',
    ar: '%{actor}: نقل تاريخ من %{thing} إلى سلة المهملات',
  },
  'date.restored': {
    en: '%{actor} restored a date of %{thing}',
    ar: '%{actor}: استعادة تاريخ في %{thing}',
  },
  'date.deleted': {
    en: '%{actor} deleted a date of %{thing} for good',
    ar: '%{actor}: حذف تاريخ من %{thing} نهائيًا',
  },
  'cover.changed': {
    en: '%{actor} changed the cover of %{thing}',
    ar: '%{actor}: تغيير غلاف %{thing}',
  },
  'tour.uploaded': {
    en: '%{actor} uploaded a tour of %{thing}',
    ar: '%{actor}: رفع جولة في %{thing}',
  },
  'tour.restored': {
    en: '%{actor} restored an earlier tour of %{thing}',
    ar: '%{actor}: استعادة جولة سابقة في %{thing}',
  },
  'picture.changed': {
    en: '%{actor} chose a picture for the tour of %{thing}',
    ar: '%{actor}: اختيار صورة لجولة %{thing}',
  },
  'picture.removed': {
    en: '%{actor} removed the picture of the tour of %{thing}',
    ar: '%{actor}: إزالة صورة جولة %{thing}',
  },
  'bridge.switchedOn': {
    en: '%{actor} turned on following for the tour of %{thing}',
    ar: '%{actor}: تفعيل المتابعة في جولة %{thing}',
  },
  'bridge.switchedOff': {
    en: '%{actor} turned off following for the tour of %{thing}',
    ar: '%{actor}: إيقاف المتابعة في جولة %{thing}',
  },
  'alignment.changed': {
    en: '%{actor} aligned the tours of %{thing}',
    ar: '%{actor}: محاذاة جولات %{thing}',
  },
  'access.given': {
    en: '%{actor} gave %{person} access to %{thing}',
    ar: '%{actor}: منح %{person} حق الوصول إلى %{thing}',
  },
  'access.removed': {
    en: '%{actor} removed the access of %{person} to %{thing}',
    ar: '%{actor}: سحب حق وصول %{person} إلى %{thing}',
  },
  'access.left': {
    en: '%{actor} gave up access to %{thing}',
    ar: '%{actor}: التخلي عن الوصول إلى %{thing}',
  },
  'guestLink.created': {
    en: '%{actor} created a guest link to %{thing}',
    ar: '%{actor}: إنشاء رابط زائر إلى %{thing}',
  },
  'guestLink.changed': {
    en: '%{actor} changed a guest link to %{thing}',
    ar: '%{actor}: تعديل رابط زائر إلى %{thing}',
  },
  'guestLink.replaced': {
    en: '%{actor} replaced a guest link to %{thing}',
    ar: '%{actor}: استبدال رابط زائر إلى %{thing}',
  },
  'guestLink.revoked': {
    en: '%{actor} revoked a guest link to %{thing}',
    ar: '%{actor}: إبطال رابط زائر إلى %{thing}',
  },
  'guestLink.allRevoked': {
    en: '%{actor} revoked all guest links to %{thing}',
    ar: '%{actor}: إبطال جميع روابط الزوار إلى %{thing}',
  },
  'pilot.created': {
    en: '%{actor} added the pilot project %{thing}',
    ar: '%{actor}: إضافة المشروع التجريبي %{thing}',
  },
  'pilot.trashed': {
    en: '%{actor} moved the pilot project %{thing} to the trash',
    ar: '%{actor}: نقل المشروع التجريبي %{thing} إلى سلة المهملات',
  },
  'pilot.restored': {
    en: '%{actor} restored the pilot project %{thing}',
    ar: '%{actor}: استعادة المشروع التجريبي %{thing}',
  },
  'pilot.deleted': {
    en: '%{actor} deleted the pilot project %{thing} for good',
    ar: '%{actor}: حذف المشروع التجريبي %{thing} نهائيًا',
  },
  'note.created': {
    en: '%{actor} wrote note %{number} on %{thing}',
    ar: '%{actor}: كتابة الملاحظة %{number} على %{thing}',
  },
  'note.done': {
    en: '%{actor} marked note %{number} on %{thing} as done',
    ar: '%{actor}: تحديد الملاحظة %{number} على %{thing} كمنجزة',
  },
  'note.opened': {
    en: '%{actor} reopened note %{number} on %{thing}',
    ar: '%{actor}: إعادة فتح الملاحظة %{number} على %{thing}',
  },
  'note.deleted': {
    en: '%{actor} deleted note %{number} on %{thing}',
    ar: '%{actor}: حذف الملاحظة %{number} على %{thing}',
  },
  'footage.handedIn': {
    en: '%{actor} uploaded files for %{thing}',
    ar: '%{actor}: رفع ملفات تخص %{thing}',
  },
  'footage.taken': {
    en: '%{actor} marked files for %{thing} as taken',
    ar: '%{actor}: تأكيد استلام ملفات %{thing}',
  },
  'footage.deleted': {
    en: '%{actor} deleted files for %{thing}',
    ar: '%{actor}: حذف ملفات %{thing}',
  },
  'key.created': {
    en: '%{actor} made the key %{thing}',
    ar: '%{actor}: إنشاء المفتاح %{thing}',
  },
  'key.rotated': {
    en: '%{actor} rotated the key %{thing}',
    ar: '%{actor}: تجديد المفتاح %{thing}',
  },
  'key.revoked': {
    en: '%{actor} revoked the key %{thing}',
    ar: '%{actor}: إلغاء المفتاح %{thing}',
  },
  'messages.retried': {
    en: '%{actor} sent failed messages again',
    ar: '%{actor}: إعادة إرسال الرسائل التي تعذّر إرسالها',
  },
} as const satisfies Record<ActivityAction, TextPair>;

/** Who did what to what. */
export const activityTexts = defineTexts({
  ...actions,
  title: { en: 'Activity', ar: 'النشاط' },
  below: { en: 'Who did what, and when.', ar: 'من فعل ماذا، ومتى.' },
  loading: { en: 'Loading activity…', ar: 'جارٍ تحميل النشاط…' },
  failed: { en: 'Couldn’t load the activity', ar: 'تعذّر تحميل النشاط' },
  empty: { en: 'Nothing yet', ar: 'لا شيء بعد' },
  emptyHint: {
    en: 'Changes that people make appear here.',
    ar: 'تظهر هنا التغييرات التي يجريها الأشخاص.',
  },
  'empty.next': { en: 'Go to clients', ar: 'إلى العملاء' },
  'empty.filtered': { en: 'Nothing found', ar: 'لا توجد نتائج' },
  'empty.filteredHint': {
    en: 'There is no activity with this filter.',
    ar: 'لا يوجد نشاط ضمن هذه التصفية.',
  },
  count: {
    en: '%{smart_count} entry shown |||| %{smart_count} entries shown',
    ar: 'لا سجلات معروضة |||| عرض سجل واحد |||| عرض سجلين |||| عرض %{smart_count} سجلات |||| عرض %{smart_count} سجلًا |||| عرض %{smart_count} سجل',
  },
  older: { en: 'Load older entries', ar: 'تحميل الأقدم' },
  'older.loading': { en: 'Loading…', ar: 'جارٍ التحميل…' },
  'older.none': { en: 'There is nothing older.', ar: 'لا يوجد ما هو أقدم.' },
  download: { en: 'Download as CSV', ar: 'تنزيل بصيغة CSV' },
  'filter.person': { en: 'By whom', ar: 'المنفّذ' },
  'filter.thing': { en: 'About', ar: 'الموضوع' },
  'filter.everyone': { en: 'Everyone', ar: 'الجميع' },
  'filter.everything': { en: 'Everything', ar: 'كل شيء' },
  'filter.none': { en: 'No match', ar: 'لا توجد نتائج' },
  'filter.clear': { en: 'Show everything', ar: 'عرض الكل' },
  'kind.client': { en: 'Client', ar: 'عميل' },
  'kind.member': { en: 'Team', ar: 'الفريق' },
  'kind.project': { en: 'Project', ar: 'مشروع' },
  'kind.pilot': { en: 'Pilot project', ar: 'مشروع تجريبي' },
  'kind.footage': { en: 'Files', ar: 'ملفات' },
  'kind.key': { en: 'Key', ar: 'مفتاح' },
  'kind.system': { en: 'System', ar: 'النظام' },
  'actor.guest': { en: '%{name} (guest)', ar: '%{name} (زائر)' },
  'actor.job': { en: 'The server', ar: 'الخادم' },
  'actor.commandLine': { en: 'The command line', ar: 'سطر الأوامر' },
  'slot.date': { en: 'Project date', ar: 'تاريخ المشروع' },
  number: { en: 'Number: %{number}', ar: 'العدد: %{number}' },
  'role.admin': { en: 'Admin', ar: 'مسؤول' },
  'role.staff': { en: 'Staff', ar: 'موظف' },
  'field.name': { en: 'Name', ar: 'الاسم' },
  'field.number': { en: 'Number', ar: 'الرقم' },
  'field.location': { en: 'Location', ar: 'الموقع' },
  'field.type': { en: 'Type', ar: 'النوع' },
  'field.area': { en: 'Area', ar: 'المساحة' },
  'field.height': { en: 'Height', ar: 'الارتفاع' },
  'field.consultant': { en: 'Consultant', ar: 'الاستشاري' },
  'field.duration': { en: 'Duration', ar: 'المدة' },
  'field.expectedDate': { en: 'Next tour expected', ar: 'موعد الجولة التالية' },
  'field.status': { en: 'Status', ar: 'الحالة' },
  'field.date': { en: 'Project date', ar: 'تاريخ المشروع' },
  'field.subDate': { en: 'Other dates', ar: 'التواريخ الأخرى' },
  'field.fname': { en: 'First name', ar: 'الاسم الأول' },
  'field.lname': { en: 'Last name', ar: 'اسم العائلة' },
  'field.email': { en: 'Email', ar: 'البريد الإلكتروني' },
  'field.phone': { en: 'Phone', ar: 'الهاتف' },
});

const FIELDS = [
  'name',
  'number',
  'location',
  'type',
  'area',
  'height',
  'consultant',
  'duration',
  'expectedDate',
  'status',
  'date',
  'subDate',
  'fname',
  'lname',
  'email',
  'phone',
] as const;

/** Returns the key of a field's label; `undefined` for a field of a newer server. */
export function fieldText(name: string): `field.${(typeof FIELDS)[number]}` | undefined {
  const known = FIELDS.find((each) => each === name);
  return known && `field.${known}`;
}
