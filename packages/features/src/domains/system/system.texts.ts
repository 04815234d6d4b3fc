import { defineTexts } from '#core/i18n';

/** The page with the state of the server. Findings and reasons are texts of the server. */
export const systemTexts = defineTexts({
  title: { en: 'System', ar: 'النظام' },
  clients: { en: 'Clients', ar: 'العملاء' },
  below: {
    en: 'What needs attention, and how the server is doing.',
    ar: 'ما يتطلب إجراءً، وحالة الخادم.',
  },
  loading: { en: 'Loading the state of the system…', ar: 'جارٍ تحميل حالة النظام…' },
  failed: { en: 'Couldn’t load the state of the system', ar: 'تعذّر تحميل حالة النظام' },
  check: { en: 'Check again', ar: 'تحقق مجددًا' },
  checking: { en: 'Checking…', ar: 'جارٍ التحقق…' },
  well: { en: 'All is well', ar: 'كل شيء على ما يرام' },
  'well.more': {
    en: 'There is nothing to change, and all messages were sent.',
    ar: 'لا شيء يحتاج إلى تغيير، وتم إرسال جميع الرسائل.',
  },
  findings: { en: 'To do', ar: 'إجراءات مطلوبة' },
  dangerous: { en: 'Dangerous:', ar: 'خطر:' },

  messages: { en: 'Messages that weren’t sent', ar: 'رسائل لم تُرسل' },
  'messages.retry': { en: 'Send again', ar: 'إعادة الإرسال' },
  'messages.retrying': { en: 'Sending again…', ar: 'جارٍ إعادة الإرسال…' },
  'table.what': { en: 'Message', ar: 'الرسالة' },
  'table.why': { en: 'Reason', ar: 'السبب' },
  'table.state': { en: 'State', ar: 'الحالة' },
  'table.count': { en: 'Number', ar: 'العدد' },
  'table.at': { en: 'Last one', ar: 'آخرها' },
  'state.waiting': { en: 'Is tried again automatically', ar: 'تُعاد المحاولة تلقائيًا' },
  'state.failed': { en: 'Can be sent again', ar: 'يمكن إعادة إرسالها' },
  'state.expired': { en: 'Too late, its link has expired', ar: 'فات الأوان، انتهت صلاحية رابطها' },

  facts: { en: 'State', ar: 'الحالة' },
  version: { en: 'Version', ar: 'الإصدار' },
  servers: { en: 'Running servers', ar: 'الخوادم العاملة' },
  database: { en: 'Database', ar: 'قاعدة البيانات' },
  'database.sqlite': { en: 'SQLite, %{size}', ar: '%{size} في SQLite' },
  'database.postgresql': { en: 'PostgreSQL, %{size}', ar: '%{size} في PostgreSQL' },
  files: { en: 'Tours and uploaded files', ar: 'الجولات والملفات المرفوعة' },
  'files.folder': { en: '%{size} in folders of the server', ar: '%{size} في مجلدات الخادم' },
  'files.s3': { en: '%{size} in an S3 bucket', ar: '%{size} في حاوية S3' },
  disk: { en: 'Space on the disk', ar: 'مساحة القرص' },
  'disk.free': { en: '%{free} of %{size} free', ar: 'المساحة المتاحة: %{free} من %{size}' },
  backup: { en: 'Last backup', ar: 'آخر نسخة احتياطية' },
  'backup.never': { en: 'None yet', ar: 'لا توجد بعد' },
  'backup.unknown': {
    en: 'Unknown: database or files are backed up by other tools',
    ar: 'غير معروف: تُنسخ قاعدة البيانات أو الملفات بأدوات أخرى',
  },
  mail: { en: 'Last email', ar: 'آخر رسالة بريد' },
  sms: { en: 'Last text message', ar: 'آخر رسالة نصية' },
  'sent.never': { en: 'None yet', ar: 'لا توجد بعد' },
  'sent.waiting': {
    en: '%{smart_count} is waiting |||| %{smart_count} are waiting',
    ar: 'لا رسائل منتظرة |||| رسالة واحدة منتظرة |||| رسالتان منتظرتان |||| %{smart_count} رسائل منتظرة |||| %{smart_count} رسالة منتظرة |||| %{smart_count} رسالة منتظرة',
  },
});
