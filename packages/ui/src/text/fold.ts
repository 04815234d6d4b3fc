import { latinDigits } from './latinDigits';

/** Combining accents, and the marks of Arabic: vowels, shadda, maddah, Quranic annotation. */
const DIACRITICS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const TATWEEL = /\u0640/g;
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Letters that are often written for one another. */
const BASE_LETTERS: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ؤ: 'و',
  ئ: 'ي',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
};

/**
 * Normalizes a text for search: case, accents, Arabic diacritics, hamza forms, Persian letters, tatweel,
 * direction marks, surrounding spaces and the script of digits do not count.
 */
export function fold(text: string): string {
  // NFC first: the table below has composed letters.
  return latinDigits(text.normalize('NFC'))
    .replaceAll(/[أإآٱؤئىیةک]/g, (letter) => BASE_LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(DIACRITICS, '')
    .replaceAll(TATWEEL, '')
    .replaceAll(DIRECTION_MARKS, '')
    .toLowerCase()
    .trim();
}
