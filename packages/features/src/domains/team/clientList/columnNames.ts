import { fold } from '@jawla/ui/text';

const FIELDS = ['fname', 'lname', 'name', 'email', 'phone'] as const;
type Field = (typeof FIELDS)[number];
/** Where the columns of a list are, from 0. */
export type Columns = Readonly<Partial<Record<Field, number>>>;

/**
 * What columns are called: in our own export, in those of address books (Google, Outlook) and in lists made by hand, in
 * both languages. Whole names, because "Company name" is no name of a person.
 */
const NAMES: Readonly<Record<Field, readonly string[]>> = {
  fname: ['first name', 'firstname', 'first', 'given name', 'fname', 'الاسم الأول', 'الاسم الشخصي'],
  lname: [
    'last name',
    'lastname',
    'last',
    'surname',
    'family name',
    'lname',
    'اسم العائلة',
    'العائلة',
    'الاسم الأخير',
    'الكنية',
    'اللقب',
  ],
  name: [
    'name',
    'full name',
    'display name',
    'client',
    'client name',
    'contact',
    'الاسم',
    'الاسم الكامل',
    'العميل',
    'اسم العميل',
  ],
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'e-mail 1 - value',
    'البريد الإلكتروني',
    'بريد إلكتروني',
    'البريد',
    'الإيميل',
    'عنوان البريد الإلكتروني',
  ],
  phone: [
    'phone',
    'phone number',
    'phone 1 - value',
    'telephone',
    'tel',
    'mobile',
    'mobile phone',
    'mobile number',
    'whatsapp',
    'الهاتف',
    'رقم الهاتف',
    'الجوال',
    'رقم الجوال',
    'الموبايل',
    'الهاتف المحمول',
    'واتساب',
  ],
};
const FIELD_OF = new Map(
  FIELDS.flatMap((field) => NAMES[field].map((name) => [fold(name), field] as const)),
);

/** The columns of a header, `undefined` if a record is none. */
export function columnsOf(cells: readonly string[]): Columns | undefined {
  const columns: Partial<Record<Field, number>> = {};
  for (const [index, cell] of cells.entries()) {
    const field = FIELD_OF.get(fold(cell.replaceAll(/[*:]/g, '')));
    if (field !== undefined) columns[field] ??= index;
  }
  const hasName = ['fname', 'lname', 'name'] as const;
  return columns.email !== undefined && hasName.some((field) => columns[field] !== undefined)
    ? columns
    : undefined;
}
