import { countText, type CountTexts } from '../../text/countText';
import { textsFor, type LocalizedTexts } from '../../theme/locale';

/** Default texts of TagsField, in English and Arabic. */
export interface TagsFieldTexts {
  /** Accessible name of the list of tags. */
  list: string;
  /** Accessible name of the button that removes a tag. */
  remove: (tag: string) => string;
  /** Announced when tags were added. */
  added: (count: number) => string;
  /** Announced when a tag was removed. */
  removed: (tag: string) => string;
  /** Shown if the entered value is in the list already. */
  duplicates: (count: number) => string;
  /** Shown if the list is full. */
  refused: (count: number) => string;
  /** Shown while tags are invalid, unless the caller passes an error. */
  invalid: (count: number) => string;
  /** Button that renders further tags of a long list; the count is of those not rendered. */
  showMore: (count: number) => string;
}

/** Isolates a value in a sentence of another direction. */
const isolate = (tag: string) => `\u2068${tag}\u2069`;

/** Texts with a number. */
const FORMS = {
  added: {
    en: { one: '# added', other: '# added' },
    ar: {
      one: 'أضيف عنصر واحد',
      two: 'أضيف عنصران',
      few: 'أضيفت # عناصر',
      many: 'أضيف # عنصرًا',
      other: 'أضيف # عنصر',
    },
  },
  duplicates: {
    en: { one: 'Already in the list', other: '# were already in the list' },
    ar: {
      one: 'موجود في القائمة من قبل',
      two: 'عنصران موجودان في القائمة من قبل',
      few: '# عناصر موجودة في القائمة من قبل',
      many: '# عنصرًا موجودًا في القائمة من قبل',
      other: '# عنصر موجود في القائمة من قبل',
    },
  },
  refused: {
    en: {
      one: 'The list is full: 1 was not added',
      other: 'The list is full: # were not added',
    },
    ar: {
      one: 'القائمة ممتلئة: لم يُضف عنصر واحد',
      two: 'القائمة ممتلئة: لم يُضف عنصران',
      few: 'القائمة ممتلئة: لم تُضف # عناصر',
      many: 'القائمة ممتلئة: لم يُضف # عنصرًا',
      other: 'القائمة ممتلئة: لم يُضف # عنصر',
    },
  },
  invalid: {
    en: { one: '1 entry is not right', other: '# entries are not right' },
    ar: {
      one: 'عنصر واحد غير صحيح',
      two: 'عنصران غير صحيحين',
      few: '# عناصر غير صحيحة',
      many: '# عنصرًا غير صحيح',
      other: '# عنصر غير صحيح',
    },
  },
  showMore: { en: { other: 'Show more (#)' }, ar: { other: 'عرض المزيد (#)' } },
} as const satisfies Record<string, CountTexts>;

const PLAIN: LocalizedTexts<Pick<TagsFieldTexts, 'list' | 'remove' | 'removed'>> = {
  en: {
    list: 'Entries',
    remove: (tag) => `Remove ${isolate(tag)}`,
    removed: (tag) => `${isolate(tag)} removed`,
  },
  ar: {
    list: 'العناصر',
    remove: (tag) => `إزالة ${isolate(tag)}`,
    removed: (tag) => `أزيل ${isolate(tag)}`,
  },
};

/** Returns the texts of the language. */
export function tagsFieldTexts(locale: string): TagsFieldTexts {
  const counted = (texts: CountTexts) => (count: number) => countText(locale, texts, count);
  return {
    ...textsFor(locale, PLAIN),
    added: counted(FORMS.added),
    duplicates: counted(FORMS.duplicates),
    refused: counted(FORMS.refused),
    invalid: counted(FORMS.invalid),
    showMore: counted(FORMS.showMore),
  };
}
