import { defineTexts } from '#core/i18n';

export const userTexts = defineTexts({
  'dashboard.panel': { en: 'Admin panel', ar: 'لوحة الإدارة' },
  'dashboard.title': { en: 'Clients', ar: 'العملاء' },
  'dashboard.greeting': { en: 'Welcome, %{name}', ar: 'مرحبًا، %{name}' },
  'dashboard.create': { en: 'Create client', ar: 'إنشاء عميل' },
  'dashboard.invite': { en: 'Invite several', ar: 'دعوة عدة عملاء' },
  'dashboard.pilots': { en: 'Pilot projects', ar: 'المشاريع التجريبية' },
  'dashboard.export': { en: 'Export as CSV', ar: 'تصدير بصيغة CSV' },
  'dashboard.exporting': { en: 'Preparing the list…', ar: 'جارٍ تجهيز القائمة…' },
  'dashboard.search': { en: 'Search by name', ar: 'البحث بالاسم' },
  'dashboard.showAll': { en: 'Show all clients', ar: 'عرض كل العملاء' },
  'sort.name': { en: 'Sort by name', ar: 'الترتيب حسب الاسم' },
  'sort.name.off': { en: 'Don’t sort by name', ar: 'إلغاء الترتيب حسب الاسم' },
  'sort.projects': { en: 'Sort by projects', ar: 'الترتيب حسب المشاريع' },
  'sort.projects.off': { en: 'Don’t sort by projects', ar: 'إلغاء الترتيب حسب المشاريع' },
  'dashboard.searching': { en: 'Loading the full list…', ar: 'جارٍ تحميل القائمة الكاملة…' },
  'dashboard.found': {
    en: '%{smart_count} client found |||| %{smart_count} clients found',
    ar: 'لا يوجد عملاء مطابقون |||| عميل واحد مطابق |||| عميلان مطابقان |||| %{smart_count} عملاء مطابقين |||| %{smart_count} عميلًا مطابقًا |||| %{smart_count} عميل مطابق',
  },
  'dashboard.total': {
    en: '%{smart_count} client |||| %{smart_count} clients',
    ar: 'لا عملاء |||| عميل واحد |||| عميلان |||| %{smart_count} عملاء |||| %{smart_count} عميلًا |||| %{smart_count} عميل',
  },
  'dashboard.empty': {
    en: 'No clients yet',
    ar: 'لا يوجد عملاء بعد',
  },
  'dashboard.noMatch': { en: 'No results for “%{term}”', ar: 'لا توجد نتائج عن «%{term}»' },
  'dashboard.failed': {
    en: 'Couldn’t load the client list',
    ar: 'تعذّر تحميل قائمة العملاء',
  },
  'dashboard.loading': { en: 'Loading clients…', ar: 'جارٍ تحميل العملاء…' },

  'dashboard.show': { en: 'Show', ar: 'عرض' },
  'dashboard.allVerified': {
    en: 'Every client has verified their email',
    ar: 'أكّد جميع العملاء بريدهم الإلكتروني',
  },
  'show.all': { en: 'All', ar: 'الكل' },
  'show.unverified': { en: 'Not verified', ar: 'غير مؤكَّد' },

  'table.caption': { en: 'Clients', ar: 'العملاء' },
  'table.name': { en: 'Name', ar: 'الاسم' },
  'table.firstName': { en: 'First name', ar: 'الاسم الأول' },
  'table.lastName': { en: 'Last name', ar: 'اسم العائلة' },
  'table.userName': { en: 'Username', ar: 'اسم المستخدم' },
  'table.email': { en: 'Email', ar: 'البريد الإلكتروني' },
  'table.phone': { en: 'Phone', ar: 'الهاتف' },
  'table.projects': { en: 'Projects', ar: 'المشاريع' },
  'table.verified': { en: 'Verified', ar: 'مؤكَّد' },
  'table.state': { en: 'Status', ar: 'الحالة' },
  'table.unverified': { en: 'Not verified', ar: 'غير مؤكَّد' },
  'table.actions': { en: 'Actions', ar: 'الإجراءات' },
  'table.created': { en: 'Created', ar: 'تاريخ الإنشاء' },
  'table.noPhone': { en: 'No phone number', ar: 'لا يوجد رقم هاتف' },
  'table.admin': { en: 'Admin', ar: 'مسؤول' },
  'row.projects': {
    en: '%{smart_count} project |||| %{smart_count} projects',
    ar: 'لا مشاريع |||| مشروع واحد |||| مشروعان |||| %{smart_count} مشاريع |||| %{smart_count} مشروعًا |||| %{smart_count} مشروع',
  },
  'row.edit': { en: 'Edit %{name}', ar: 'تعديل %{name}' },
  'row.delete': { en: 'Delete %{name}', ar: 'حذف %{name}' },
  'pager.filtered': {
    en: 'Show all clients to change pages.',
    ar: 'اعرض جميع العملاء للتنقل بين الصفحات.',
  },
  'pager.locked': {
    en: 'Clear the search to change pages.',
    ar: 'امسح البحث للتنقل بين الصفحات.',
  },

  'delete.question': {
    en: 'Delete %{name}?',
    ar: 'حذف %{name}؟',
  },
  'delete.projects': {
    en: '%{smart_count} project and its tours go with it. |||| %{smart_count} projects and their tours go with it.',
    ar: 'لن يُنقل أي مشروع. |||| يُنقل معه مشروع واحد وجولاته. |||| يُنقل معه مشروعان وجولاتهما. |||| تُنقل معه %{smart_count} مشاريع وجولاتها. |||| يُنقل معه %{smart_count} مشروعًا وجولاتها. |||| يُنقل معه %{smart_count} مشروع وجولاتها.',
  },
  'delete.final': {
    en: 'They move to the trash, where they can be restored.',
    ar: 'سيُنقل العميل إلى سلة المهملات، ويمكن استعادته منها.',
  },
  'delete.yes': { en: 'Delete client', ar: 'حذف العميل' },
  'delete.failed': {
    en: 'Couldn’t delete %{name}. The client is back in the list.',
    ar: 'تعذّر حذف %{name}. عاد العميل إلى القائمة.',
  },
});
