import type { NumberFieldTexts } from '../components/NumberField';

/** Texts of one page, written in each language. */
export interface LocaleTexts {
  title: string;
  name: string;
  area: string;
  unit: string;
  buildings: readonly [string, string];
  caption: string;
  visits: string;
  storage: string;
  pages: string;
  previous: string;
  next: string;
  page: (number: string) => string;
  view: string;
  list: string;
  map: string;
  more: string;
  edit: string;
  share: string;
  remove: string;
  question: string;
  warning: string;
  cancel: string;
  /** Omitted if the package has them. */
  number?: NumberFieldTexts;
}

const ar: LocaleTexts = {
  title: 'جولات',
  name: 'اسم المبنى',
  area: 'المساحة',
  unit: 'م²',
  buildings: ['برج الياسمين', 'بيت الفنون'],
  caption: 'المباني',
  visits: 'الزيارات',
  storage: 'التخزين',
  pages: 'الصفحات',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  page: (number) => `الصفحة ${number}`,
  view: 'طريقة العرض',
  list: 'قائمة',
  map: 'خريطة',
  more: 'المزيد',
  edit: 'تعديل',
  share: 'مشاركة',
  remove: 'حذف',
  question: 'حذف المبنى؟',
  warning: 'لا يمكن التراجع عن الحذف.',
  cancel: 'إلغاء',
};

const fa: LocaleTexts = {
  title: 'تورهای مجازی',
  name: 'نام ساختمان',
  area: 'مساحت',
  unit: 'متر مربع',
  buildings: ['برج یاسمن', 'خانهٔ هنر'],
  caption: 'ساختمان‌ها',
  visits: 'بازدیدها',
  storage: 'فضای ذخیره‌سازی',
  pages: 'صفحه‌ها',
  previous: 'صفحهٔ قبل',
  next: 'صفحهٔ بعد',
  page: (number) => `صفحهٔ ${number}`,
  view: 'نوع نمایش',
  list: 'فهرست',
  map: 'نقشه',
  more: 'بیشتر',
  edit: 'ویرایش',
  share: 'هم‌رسانی',
  remove: 'حذف',
  question: 'ساختمان حذف شود؟',
  warning: 'حذف بازگشت‌پذیر نیست.',
  cancel: 'انصراف',
  number: {
    increase: 'افزایش',
    decrease: 'کاهش',
    notNumber: (example) => `یک عدد وارد کنید، مانند ${example}.`,
    tooLow: (min) => `${min} یا بیشتر وارد کنید.`,
    tooHigh: (max) => `${max} یا کمتر وارد کنید.`,
  },
};

const ur: LocaleTexts = {
  title: 'ورچوئل ٹور',
  name: 'عمارت کا نام',
  area: 'رقبہ',
  unit: 'مربع میٹر',
  buildings: ['یاسمین ٹاور', 'آرٹ ہاؤس'],
  caption: 'عمارتیں',
  visits: 'دورے',
  storage: 'اسٹوریج',
  pages: 'صفحات',
  previous: 'پچھلا صفحہ',
  next: 'اگلا صفحہ',
  page: (number) => `صفحہ ${number}`,
  view: 'دکھانے کا طریقہ',
  list: 'فہرست',
  map: 'نقشہ',
  more: 'مزید',
  edit: 'ترمیم کریں',
  share: 'شیئر کریں',
  remove: 'حذف کریں',
  question: 'عمارت حذف کریں؟',
  warning: 'حذف کرنے کے بعد واپسی ممکن نہیں۔',
  cancel: 'منسوخ کریں',
  number: {
    increase: 'بڑھائیں',
    decrease: 'گھٹائیں',
    notNumber: (example) => `کوئی عدد درج کریں، جیسے ${example}۔`,
    tooLow: (min) => `${min} یا اس سے زیادہ درج کریں۔`,
    tooHigh: (max) => `${max} یا اس سے کم درج کریں۔`,
  },
};

const he: LocaleTexts = {
  title: 'סיורים',
  name: 'שם הבניין',
  area: 'שטח',
  unit: 'מ״ר',
  buildings: ['מגדל היסמין', 'בית האומנים'],
  caption: 'בניינים',
  visits: 'ביקורים',
  storage: 'אחסון',
  pages: 'עמודים',
  previous: 'העמוד הקודם',
  next: 'העמוד הבא',
  page: (number) => `עמוד ${number}`,
  view: 'תצוגה',
  list: 'רשימה',
  map: 'מפה',
  more: 'עוד',
  edit: 'עריכה',
  share: 'שיתוף',
  remove: 'מחיקה',
  question: 'למחוק את הבניין?',
  warning: 'לא ניתן לבטל את המחיקה.',
  cancel: 'ביטול',
  number: {
    increase: 'הגדלה',
    decrease: 'הקטנה',
    notNumber: (example) => `יש להזין מספר, כגון ${example}.`,
    tooLow: (min) => `יש להזין ${min} או יותר.`,
    tooHigh: (max) => `יש להזין ${max} או פחות.`,
  },
};

const de: LocaleTexts = {
  title: 'Rundgänge',
  name: 'Name des Gebäudes',
  area: 'Fläche',
  unit: 'm²',
  buildings: ['Jasminturm', 'Haus der Künste'],
  caption: 'Gebäude',
  visits: 'Besuche',
  storage: 'Speicher',
  pages: 'Seiten',
  previous: 'Vorherige Seite',
  next: 'Nächste Seite',
  page: (number) => `Seite ${number}`,
  view: 'Ansicht',
  list: 'Liste',
  map: 'Karte',
  more: 'Mehr',
  edit: 'Bearbeiten',
  share: 'Teilen',
  remove: 'Löschen',
  question: 'Gebäude löschen?',
  warning: 'Das lässt sich nicht rückgängig machen.',
  cancel: 'Abbrechen',
  number: {
    increase: 'Erhöhen',
    decrease: 'Verringern',
    notNumber: (example) => `Geben Sie eine Zahl ein, etwa ${example}.`,
    tooLow: (min) => `Geben Sie ${min} oder mehr ein.`,
    tooHigh: (max) => `Geben Sie ${max} oder weniger ein.`,
  },
};

export const LOCALE_TEXTS = { ar, fa, ur, he, de } as const;
