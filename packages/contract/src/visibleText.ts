/**
 * Rules for single-line texts that users type: names, numbers, places. A text that looks empty, or like another one,
 * misleads readers. Emoji are allowed, because phone keyboards offer them.
 */

/**
 * Invisible, or changes the text around it: control, format and bidi characters, line
 * separators, lone surrogates, private use, noncharacters and all that Unicode calls default-ignorable.
 */
const HIDDEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u;

/**
 * Symbols that fonts draw blank: braille pattern blank, object replacement character, Khitan filler, blank
 * hieroglyphs, null notehead. No Unicode property has them.
 */
const BLANK = /[\u2800\ufffc\u{16fe4}\u{13441}\u{13442}\u{1d159}]/u;

/** Combining marks alone have no base character. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Zero width joiner and non-joiner where they change what is seen (RFC 5892, appendix A): the non-joiner
 * between Arabic letters that would join, both between a virama and a letter of the scripts of India. After
 * a letter that never joins, as alef, the non-joiner shows nothing.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5892#appendix-A
 */
const ARABIC_NON_JOINER =
  /([\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649\u064a\u066e\u066f\u0678-\u0687\u069a-\u06bf\u06c1\u06c2\u06cc\u06ce\u06d0\u06d1\u06fa-\u06fc\u06ff]\p{M}*)\u200c(?=[\u0620\u0622-\u063f\u0641-\u064a\u066e\u066f\u0671-\u0673\u0675-\u06d3\u06d5\u06ee\u06ef\u06fa-\u06fc\u06ff])/gu;
const INDIC_JOINER =
  /([\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d](?=\p{L})/gu;

/** Emoji with a variation selector, a skin tone, or joined to one: the hidden parts belong to the picture. */
const EMOJI_SEQUENCE =
  /[0-9*#]\ufe0f\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*/gu;

/** What texts need of the characters below: they are no stray ones. */
const NEEDED = [ARABIC_NON_JOINER, INDIC_JOINER, EMOJI_SEQUENCE].map(({ source }) => source);
/** Invisible characters that come along when a text is copied: direction marks, soft hyphens, byte order marks. */
const STRAY = new RegExp(`(${NEEDED.join('|')})|[\\p{Cf}\\p{Default_Ignorable_Code_Point}]`, 'gu');
const ANY_HIDDEN = new RegExp(`(${NEEDED.join('|')})|${HIDDEN.source}|${BLANK.source}`, 'gu');

const keepNeeded = (_: string, needed: string | undefined) => needed ?? '';

/**
 * Normalizes a single-line text for comparison and storage: composed (NFC), runs of white space are one space, none at
 * the ends, no stray format characters.
 */
export function normalizeLine(text: string): string {
  return text.replaceAll(STRAY, keepNeeded).replaceAll(/\s+/g, ' ').trim().normalize('NFC');
}

/** Returns the length in code points, to which limits apply: an emoji counts once, as in JSON Schema and zod. */
export function lineLength(text: string): number {
  return Array.from(text).length;
}

/**
 * Returns whether a single-line text has no invisible characters. The empty text passes: whether a text is required is
 * another rule.
 */
export function isVisibleLine(text: string): boolean {
  if (text === '') return true;
  const rest = text
    .replaceAll(ARABIC_NON_JOINER, '$1')
    .replaceAll(INDIC_JOINER, '$1')
    .replaceAll(EMOJI_SEQUENCE, '*');
  return VISIBLE.test(rest) && !HIDDEN.test(rest) && !BLANK.test(rest);
}

/**
 * Returns a single-line text without invisible characters, normalized. For texts that users cannot correct, such as
 * the names of files.
 */
export function removeHidden(text: string): string {
  const rest = normalizeLine(normalizeLine(text).replaceAll(ANY_HIDDEN, keepNeeded));
  return isVisibleLine(rest) ? rest : '';
}

/**
 * Returns a text of several lines without invisible characters: line breaks are LF, at most one empty line in a row, none
 * at the ends. Empty if nothing can be seen. Nobody can correct what is invisible, so it is removed and not refused.
 */
export function normalizeText(text: string): string {
  const shown = text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
    .map((line) => line.replaceAll(/\s/g, ' ').replaceAll(ANY_HIDDEN, keepNeeded).trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC');
  return VISIBLE.test(shown) ? shown : '';
}
