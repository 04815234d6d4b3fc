/** Numbers in common notations, with the country that each belongs to. */
export const PHONE_NUMBERS = [
  ['JO', '+962 7 9012 3456'],
  ['SA', '+966 51 234 5678'],
  ['AE', '+971 50 123 4567'],
  ['QA', '+974 3312 3456'],
  ['KW', '+965 500 12345'],
  ['BH', '+973 3600 1234'],
  ['OM', '+968 9212 3456'],
  ['EG', '+20 10 0123 4567'],
  ['IQ', '+964 791 234 5678'],
  ['LB', '+961 71 123 456'],
  ['SY', '+963 944 567 890'],
  ['YE', '+967 712 345 678'],
  ['PS', '+970 599 123 456'],
  ['MA', '+212 6 50 12 34 56'],
  ['TN', '+216 20 123 456'],
  ['DZ', '+213 551 23 45 67'],
  ['LY', '+218 91 234 5678'],
  ['SD', '+249 91 123 1234'],
  ['US', '+1 415 555 2671'],
  ['CA', '+1 416 555 0123'],
  ['JM', '+1 876 210 1234'],
  ['GB', '+44 20 7946 0958'],
  ['IE', '+353 85 012 3456'],
  ['DE', '+49 1511 2345678'],
  ['FR', '+33 6 12 34 56 78'],
  ['IT', '+39 312 345 6789'],
  ['ES', '+34 612 34 56 78'],
  ['RU', '+7 912 345-67-89'],
  ['KZ', '+7 771 000 9998'],
  ['TR', '+90 501 234 56 78'],
  ['IN', '+91 81234 56789'],
  ['PK', '+92 301 2345678'],
  ['CN', '+86 131 2345 6789'],
  ['JP', '+81 90 1234 5678'],
  ['AU', '+61 412 345 678'],
  ['BR', '+55 11 96123-4567'],
  ['NG', '+234 802 123 4567'],
  ['AT', '+43 664 123456'],
] as const;

/** Notations of one number: with a plus or `00`, in Latin or Arabic-Indic digits. */
export function writtenForms(number: string): readonly [string, string, string, string] {
  const zeros = number.replace('+', '00');
  return [number, zeros, toArabicDigits(number), toArabicDigits(zeros)];
}

function toArabicDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
}
