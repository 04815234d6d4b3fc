const DIACRITICS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g;
const TATWEEL = /\u0640/g;
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Letters that people write one for the other. */
const SAME: Readonly<Record<string, string>> = {
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

/** Arabic-Indic and Persian digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replaceAll(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/**
 * What two texts must share to be found by one another: case, accents, Arabic diacritics, hamza forms,
 * tatweel and the script of digits do not count.
 */
export function fold(text: string): string {
  return latinDigits(text.normalize('NFC'))
    .replaceAll(/[أإآٱؤئىیةک]/g, (letter) => SAME[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(DIACRITICS, '')
    .replaceAll(TATWEEL, '')
    .replaceAll(DIRECTION_MARKS, '')
    .toLowerCase()
    .trim();
}

/** Whether a text holds a term, folded; every text holds the empty term. */
export function matches(text: string, term: string): boolean {
  return fold(text).includes(fold(term));
}

export interface Part {
  text: string;
  marked: boolean;
}

/** A text in parts, those marked that a term was found in; whole and unmarked where it was not. */
export function markParts(text: string, term: string): Part[] {
  const wanted = fold(term);
  if (wanted === '') return [{ text, marked: false }];
  // Folding changes lengths, so each folded letter remembers the letter it came from.
  const letters = Array.from(text);
  const origin: number[] = [];
  let folded = '';
  letters.forEach((letter, index) => {
    const piece = letter === ' ' ? ' ' : fold(letter);
    for (let step = 0; step < piece.length; step += 1) origin.push(index);
    folded += piece;
  });
  const at = folded.indexOf(wanted);
  if (at < 0) return [{ text, marked: false }];
  const from = origin[at] ?? 0;
  const next = origin[at + wanted.length] ?? letters.length;
  return [
    { text: letters.slice(0, from).join(''), marked: false },
    { text: letters.slice(from, next).join(''), marked: true },
    { text: letters.slice(next).join(''), marked: false },
  ].filter((part) => part.text !== '');
}
