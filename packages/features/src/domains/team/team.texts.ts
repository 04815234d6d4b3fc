import { personTexts } from '#core/forms';
import { defineTexts } from '#core/i18n';

/** Admins and staff. */
export const teamTexts = defineTexts({
  ...personTexts,
  title: { en: 'Team', ar: 'الفريق' },
  below: {
    en: 'Admins manage everything. Staff see the upload pages only.',
    ar: 'يدير المسؤولون كل شيء، ولا يرى الموظفون سوى صفحات الرفع.',
  },
  count: {
    en: '%{smart_count} person |||| %{smart_count} people',
    ar: 'لا أحد |||| شخص واحد |||| شخصان |||| %{smart_count} أشخاص |||| %{smart_count} شخصًا |||| %{smart_count} شخص',
  },
  loading: { en: 'Loading the team…', ar: 'جارٍ تحميل الفريق…' },
  failed: { en: 'Couldn’t load the team', ar: 'تعذّر تحميل الفريق' },
  you: { en: 'You', ar: 'أنت' },

  'invite.open': { en: 'Invite', ar: 'دعوة' },
  'invite.title': { en: 'Invite to the team', ar: 'دعوة إلى الفريق' },
  'invite.role': { en: 'Role', ar: 'الدور' },
  'invite.send': { en: 'Send invitation', ar: 'إرسال الدعوة' },
  'invite.sending': { en: 'Sending invitation…', ar: 'جارٍ إرسال الدعوة…' },
  'invite.cancel': { en: 'Cancel', ar: 'إلغاء' },
  'invite.staff': {
    en: 'Staff: uploads photos and videos, and sees the names of all projects',
    ar: 'موظف: يرفع الصور ومقاطع الفيديو، ويرى أسماء جميع المشاريع',
  },
  'invite.admin': {
    en: 'Admin: manages clients, projects, files and the team',
    ar: 'مسؤول: يدير العملاء والمشاريع والملفات والفريق',
  },

  'table.name': { en: 'Name', ar: 'الاسم' },
  'table.role': { en: 'Role', ar: 'الدور' },
  'table.state': { en: 'Status', ar: 'الحالة' },
  'table.seen': { en: 'Last seen', ar: 'آخر ظهور' },
  'table.actions': { en: 'Actions', ar: 'الإجراءات' },
  'role.admin': { en: 'Admin', ar: 'مسؤول' },
  'role.staff': { en: 'Staff', ar: 'موظف' },
  'state.invited': { en: 'Invited', ar: 'بانتظار القبول' },
  'state.active': { en: 'Active', ar: 'مفعّل' },
  'state.suspended': { en: 'Suspended', ar: 'موقوف' },
  'seen.never': { en: 'Never', ar: 'لا دخول بعد' },
  lastAdmin: {
    en: 'You’re the only active admin. Make someone else an admin first.',
    ar: 'أنت المسؤول المفعّل الوحيد. امنح شخصًا آخر دور المسؤول أولًا.',
  },

  'menu.label': { en: 'Actions for %{name}', ar: 'إجراءات %{name}' },
  'action.resend': { en: 'Send the invitation again', ar: 'إعادة إرسال الدعوة' },
  'action.makeAdmin': { en: 'Make admin', ar: 'منح دور المسؤول' },
  'action.makeStaff': { en: 'Make staff', ar: 'منح دور الموظف' },
  'action.suspend': { en: 'Suspend', ar: 'إيقاف الحساب' },
  'action.resume': { en: 'Resume', ar: 'إعادة التفعيل' },
  'action.remove': { en: 'Remove', ar: 'إزالة' },
  changing: { en: 'Saving…', ar: 'جارٍ الحفظ…' },

  'ask.makeAdmin': { en: 'Make %{name} admin?', ar: 'منح %{name} دور المسؤول؟' },
  'ask.makeStaff': { en: 'Make %{name} staff?', ar: 'منح %{name} دور الموظف؟' },
  'ask.suspend': { en: 'Suspend %{name}?', ar: 'إيقاف حساب %{name}؟' },
  'ask.remove': { en: 'Remove %{name}?', ar: 'إزالة %{name}؟' },
  'body.makeAdmin': {
    en: 'Admins see and change all data, and can remove other admins.',
    ar: 'يرى المسؤولون جميع البيانات ويغيّرونها، ويمكنهم إزالة مسؤولين آخرين.',
  },
  'body.makeStaff': {
    en: 'From now on, only the upload pages can be opened. Uploads of tours end.',
    ar: 'من الآن لا يمكن فتح سوى صفحات الرفع، وتتوقف عمليات رفع الجولات.',
  },
  'body.suspend': {
    en: 'Sessions, open tours and uploads end at once. The account and everything handed in stay.',
    ar: 'تنتهي الجلسات والجولات المفتوحة وعمليات الرفع فورًا. يبقى الحساب وكل ما تم تسليمه.',
  },
  'body.remove': {
    en: 'The account moves to the trash, where it can be restored. What was handed in stays, with the name.',
    ar: 'يُنقل الحساب إلى سلة المهملات، ويمكن استعادته منها. يبقى كل ما تم تسليمه مع الاسم.',
  },
  links: {
    en: 'This person has made %{smart_count} active guest link |||| This person has made %{smart_count} active guest links',
    ar: 'لم ينشئ هذا الشخص روابط زوار |||| أنشأ هذا الشخص رابط زائر واحدًا فعّالًا |||| أنشأ هذا الشخص رابطَي زائر فعّالين |||| أنشأ هذا الشخص %{smart_count} روابط زوار فعّالة |||| أنشأ هذا الشخص %{smart_count} رابط زائر فعّالًا |||| أنشأ هذا الشخص %{smart_count} رابط زائر فعّال',
  },
  'links.end': {
    en: 'Revoke them: guests can’t open them any more',
    ar: 'إبطالها: لن يتمكن الزوار من فتحها بعد الآن',
  },
  'links.keep': {
    en: 'Keep them: you find them under “Guest links”',
    ar: 'الإبقاء عليها: تجدها في «روابط الزوار»',
  },
});
