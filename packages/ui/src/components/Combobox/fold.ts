const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u0300-\u036f\u064b-\u0652\u0670\u0640]/g, ''],
  [/[أإآٱ]/g, 'ا'],
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ؤ/g, 'و'],
  [/ئ/g, 'ي'],
];

/** Makes spellings alike that people do not tell apart when they search: case, accents, Arabic marks. */
export function fold(text: string): string {
  return ALIKE.reduce(
    (folded, [what, into]) => folded.replace(what, into),
    // Composed first: taken apart, the hamza would be a mark of its own.
    text.normalize('NFC'),
  )
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
