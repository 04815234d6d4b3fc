import { defineTexts } from '#core/i18n';

/** Quoted from the specification where it gives a text. */
export const userTexts = defineTexts({
  'dashboard.title': { en: 'Admin Panel', ar: 'لوحة الإدارة' },
  'dashboard.greeting': { en: 'Welcome, %{name}', ar: 'مرحبًا، %{name}' },
  'dashboard.create': { en: 'Create new user', ar: 'إنشاء مستخدم جديد' },
  'dashboard.pilots': { en: 'Pilot Projects', ar: 'المشاريع التجريبية' },
  'dashboard.uploads': { en: 'Upload files', ar: 'رفع الملفات' },
  'dashboard.export': { en: 'Export as CSV', ar: 'تصدير بصيغة CSV' },
  'dashboard.exporting': { en: 'Preparing the list…', ar: 'جارٍ تجهيز القائمة…' },
  'dashboard.search': { en: 'Search by name', ar: 'ابحث بالاسم' },
  'dashboard.clear': { en: 'Clear search', ar: 'مسح البحث' },
  'dashboard.searching': { en: 'Loading the full list…', ar: 'جارٍ تحميل القائمة الكاملة…' },
  'dashboard.found': {
    en: '%{smart_count} client found |||| %{smart_count} clients found',
    ar: 'لم يُعثر على عملاء |||| عُثر على عميل واحد |||| عُثر على عميلين |||| عُثر على %{smart_count} عملاء |||| عُثر على %{smart_count} عميلًا |||| عُثر على %{smart_count} عميل',
  },
  'dashboard.total': {
    en: '%{smart_count} client |||| %{smart_count} clients',
    ar: 'لا عملاء |||| عميل واحد |||| عميلان |||| %{smart_count} عملاء |||| %{smart_count} عميلًا |||| %{smart_count} عميل',
  },
  'dashboard.empty': {
    en: 'No user found yet, create some',
    ar: 'لا يوجد مستخدمون بعد، أنشئ بعضهم',
  },
  'dashboard.noMatch': { en: 'No results for', ar: 'لا نتائج لـ' },
  'dashboard.failed': {
    en: 'The list of clients could not be loaded.',
    ar: 'تعذّر تحميل قائمة العملاء.',
  },
  'dashboard.loading': { en: 'Loading clients…', ar: 'جارٍ تحميل العملاء…' },

  'table.caption': { en: 'Clients', ar: 'العملاء' },
  'table.name': { en: 'Name', ar: 'الاسم' },
  'table.firstName': { en: 'First name', ar: 'الاسم الأول' },
  'table.lastName': { en: 'Last name', ar: 'اسم العائلة' },
  'table.userName': { en: 'User name', ar: 'اسم المستخدم' },
  'table.email': { en: 'E-mail', ar: 'البريد الإلكتروني' },
  'table.phone': { en: 'Phone', ar: 'الهاتف' },
  'table.projects': { en: 'Projects', ar: 'المشاريع' },
  'table.verified': { en: 'Verified', ar: 'موثّق' },
  'table.unverified': { en: 'Not verified', ar: 'غير موثّق' },
  'table.actions': { en: 'Actions', ar: 'الإجراءات' },
  'table.noPhone': { en: 'No phone', ar: 'لا يوجد هاتف' },
  'table.admin': { en: 'Admin', ar: 'مدير' },
  'table.sortBy': { en: 'Sort by', ar: 'ترتيب حسب' },
  'row.projects': {
    en: '%{smart_count} project |||| %{smart_count} projects',
    ar: 'لا مشاريع |||| مشروع واحد |||| مشروعان |||| %{smart_count} مشاريع |||| %{smart_count} مشروعًا |||| %{smart_count} مشروع',
  },
  'row.edit': { en: 'Edit %{name}', ar: 'تعديل %{name}' },
  'row.delete': { en: 'Delete %{name}', ar: 'حذف %{name}' },

  'pager.label': { en: 'Pages of clients', ar: 'صفحات العملاء' },
  'pager.previous': { en: 'Previous', ar: 'السابق' },
  'pager.next': { en: 'Next', ar: 'التالي' },
  'pager.page': { en: 'Page', ar: 'صفحة' },
  'pager.locked': {
    en: 'Clear the search to turn pages.',
    ar: 'امسح البحث للتنقل بين الصفحات.',
  },

  'delete.question': {
    en: 'Are you sure you want to delete',
    ar: 'هل أنت متأكد من رغبتك في حذف',
  },
  'delete.final': { en: "This action can't be undone", ar: 'لا يمكن التراجع عن هذا الإجراء' },
  'delete.yes': { en: 'Yes', ar: 'نعم' },
  'delete.cancel': { en: 'Cancel', ar: 'الغاء' },
  'delete.done': { en: '%{name} was deleted.', ar: 'تم حذف %{name}.' },
  'delete.failed': {
    en: '%{name} could not be deleted and is back in the list.',
    ar: 'تعذّر حذف %{name}، وقد عاد إلى القائمة.',
  },
  close: { en: 'Close', ar: 'إغلاق' },
});
