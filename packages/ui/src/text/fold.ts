import { latinDigits } from './latinDigits';

/** Combining accents, Arabic diacritics with the hamza above or below a letter, tatweel, joiners, direction marks. */
const IGNORED =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Letters that are often substituted for one another, and that Unicode does not decompose. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ہ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
};

const SUBSTITUTED = new RegExp(`[${Object.keys(BASE_LETTERS).join('')}]`, 'g');

/**
 * Normalizes a text for search: ignores case, accents, Arabic diacritics, hamza forms, Persian letters,
 * tatweel, joiners, direction marks, forms of the apostrophe, surplus spaces and the script of digits.
 */
export function fold(text: string): string {
  return latinDigits(text.normalize('NFKD'))
    .replaceAll(IGNORED, '')
    .replaceAll(SUBSTITUTED, (letter) => BASE_LETTERS[letter] ?? letter)
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}
