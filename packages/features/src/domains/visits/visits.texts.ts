import { defineTexts } from '#core/i18n';

export const visitTexts = defineTexts({
  'visits.title': { en: 'Visits', ar: 'الزيارات' },
  'visits.below': {
    en: 'How often tours were opened. Reloading within half an hour counts once, and visits by owners and admins are counted apart.',
    ar: 'عدد مرات فتح الجولات. تُحسب إعادة التحميل خلال نصف ساعة زيارة واحدة، وتُحسب زيارات المالكين والمسؤولين على حدة.',
  },
  'visits.range': { en: 'Period', ar: 'الفترة' },
  'range.7': { en: '7 days', ar: '7 أيام' },
  'range.30': { en: '30 days', ar: '30 يومًا' },
  'range.365': { en: 'One year', ar: 'سنة واحدة' },
  'visits.export': { en: 'Export as CSV', ar: 'تصدير بصيغة CSV' },
  'visits.loading': { en: 'Loading visits…', ar: 'جارٍ تحميل الزيارات…' },
  'visits.failed': { en: 'Couldn’t load the visits', ar: 'تعذّر تحميل الزيارات' },
  'visits.empty': { en: 'No visits in this period', ar: 'لا توجد زيارات في هذه الفترة' },
  'visits.toPilots': { en: 'Go to pilot projects', ar: 'إلى المشاريع التجريبية' },
  'visits.toProjects': { en: 'Go to your projects', ar: 'إلى مشاريعك' },
  'visits.emptyHint': {
    en: 'As soon as someone opens a tour, it is counted here.',
    ar: 'ستظهر الزيارات هنا عندما يفتح أحد جولة.',
  },
  'visits.sum': {
    en: '%{smart_count} visit |||| %{smart_count} visits',
    ar: 'لا زيارات |||| زيارة واحدة |||| زيارتان |||| %{smart_count} زيارات |||| %{smart_count} زيارة |||| %{smart_count} زيارة',
  },
  'visits.chart': {
    en: '%{sum}, between %{least} and %{most} a day',
    ar: '%{sum}، بين %{least} و%{most} في اليوم',
  },
  'visits.chartByMonth': {
    en: '%{sum}, between %{least} and %{most} a month',
    ar: '%{sum}، بين %{least} و%{most} في الشهر',
  },
  'table.caption': {
    en: '%{smart_count} tour was opened |||| %{smart_count} tours were opened',
    ar: 'لم تُفتح أي جولة |||| فُتحت جولة واحدة |||| فُتحت جولتان |||| فُتحت %{smart_count} جولات |||| فُتحت %{smart_count} جولة |||| فُتحت %{smart_count} جولة',
  },
  'table.name': { en: 'Project', ar: 'المشروع' },
  'table.owner': { en: 'Client', ar: 'العميل' },
  'table.pilot': { en: 'Pilot project', ar: 'مشروع تجريبي' },
  'table.trend': { en: 'Trend', ar: 'الاتجاه' },
  'table.visits': { en: 'Visits', ar: 'الزيارات' },
  'table.accounts': { en: 'With an account', ar: 'بحساب' },
  'table.guests': { en: 'Guest links', ar: 'روابط الزوار' },
  'table.public': { en: 'Public', ar: 'عامة' },
  'table.own': { en: 'Owner and admins', ar: 'المالك والمسؤولون' },
  'table.last': { en: 'Last visit', ar: 'آخر زيارة' },
});
