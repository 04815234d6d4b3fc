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
};

export const LOCALE_TEXTS = { ar, fa, ur, he, de } as const;
