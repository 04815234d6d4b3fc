import { defineTexts } from '#core/i18n';

/** The calls of the API, which programs make with a key. */
export const apiTexts = defineTexts({
  title: { en: 'API reference', ar: 'مرجع واجهة البرمجة (API)' },
  below: {
    en: 'The calls that programs make with a key.',
    ar: 'الطلبات التي ترسلها البرامج بمفتاح. المرجع مكتوب بالإنجليزية.',
  },
  connections: { en: 'Connections', ar: 'البرامج المتصلة' },
  dashboard: { en: 'Clients', ar: 'العملاء' },
  document: { en: 'OpenAPI document', ar: 'ملف OpenAPI' },
  example: { en: 'Example', ar: 'مثال' },
  exampleHint: {
    en: 'The key is sent in a header, never in an address.',
    ar: 'يُرسل المفتاح في ترويسة، ولا يُكتب أبدًا في عنوان.',
  },
  loading: { en: 'Loading the calls…', ar: 'جارٍ تحميل الطلبات…' },
  failed: { en: 'Couldn’t load the calls', ar: 'تعذّر تحميل الطلبات' },
});
