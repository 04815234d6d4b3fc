import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVisibleLine, normalizeLine, normalizeText, removeHidden } from './visibleText.ts';

/** Planes 0, 1 and 14; the others have ideographs, private use and nothing else. */
const CODE_POINTS = [0, 1, 14].flatMap((plane) =>
  Array.from({ length: 0x1_0000 }, (_, code) => String.fromCodePoint(plane * 0x1_0000 + code)),
);

/** Lone surrogates among them. */
const codePoint = fc.integer({ min: 0, max: 0x1_ffff }).map((code) => String.fromCodePoint(code));

/** `\p{…}` of what renders without ink, apart from the symbols that no property has. */
const INVISIBLE =
  /^[\p{C}\p{Z}\p{M}\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]$/u;
/** Not assigned in this version of Unicode: fonts draw a box, and a later version may have a letter there. */
const isUnassigned = (character: string) =>
  /^\p{Cn}$/u.test(character) &&
  !/^[\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]$/u.test(character);

/** Joiners and variation selectors by position, where their neighbours do not need them. */
function misplaced(text: string): number[] {
  return [...text.matchAll(/\u200c|\u200d|\ufe0f/gu)]
    .filter(({ 0: sign, index }) => {
      const before = text.slice(0, index);
      const after = text.slice(index + 1);
      if (sign === '\ufe0f') return !/(?:\p{Extended_Pictographic}|[\d*#])$/u.test(before);
      const joins =
        /(?:\p{sc=Arabic}\p{M}*|\u094d|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)$/u;
      return !joins.test(before) || !/^(?:\p{L}|\p{Extended_Pictographic})/u.test(after);
    })
    .map(({ index }) => index);
}

describe('isVisibleLine', () => {
  it.each([
    ['an empty text', ''],
    ['Latin', 'Noor Haddad'],
    ['composed and decomposed accents', 'Amélie Ame\u0301lie'],
    ['Arabic with diacritics', 'مُحَمَّد'],
    ['Arabic with a tatweel', 'محـــمد'],
    ['Arabic and Latin', 'برج Tower ١٢'],
    ['a non-joiner between letters that join', 'می\u200cخواهم'],
    ['a non-joiner after a diacritic', 'مِ\u200cخ'],
    ['a joiner after a virama', 'क्\u200dष'],
    ['a non-joiner after a virama', 'क्\u200cष'],
    ['an emoji', 'Villa 🏡'],
    ['an emoji with a variation selector', '❤\ufe0f'],
    ['an emoji with a skin tone', '👍🏽'],
    ['a family', '👨\u200d👩\u200d👧\u200d👦'],
    ['a profession with a skin tone', '👩🏽\u200d⚕\ufe0f'],
    ['a flag', '🇯🇴'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['a no-break space', 'No 5'],
    ['Korean, composed and decomposed', '한국 한국'.normalize('NFD')],
  ])('accepts %s', (_, text) => expect(isVisibleLine(text)).toBe(true));

  it.each([
    ['a line feed', 'a\nb'],
    ['blanks only', '\u00a0 \u3000'],
    ['marks only', '\u0301\u0301\u0301'],
    ['a non-joiner between Latin letters', 'no\u200cor'],
    ['a non-joiner at an end', 'می\u200c'],
    ['two non-joiners', 'می\u200c\u200cخواهم'],
    ['a non-joiner after a letter that never joins', 'دا\u200cر'],
    ['a joiner between Arabic letters, which join anyway', 'می\u200dخ'],
    ['a joiner without a virama', 'क\u200dष'],
    ['a joiner at an end', 'क्\u200d'],
    ['a joiner between an emoji and a letter', '👨\u200da'],
    ['a variation selector on a letter', 'a\ufe0f'],
    ['a variation selector on a digit', '1\ufe0f'],
    ['two variation selectors', '❤\ufe0f\ufe0f'],
    ['letters hidden in tags', '🏴\u{e0067}\u{e0062}\u{e007f}'],
    ['half of an emoji', '🏡'.slice(0, 1)],
    ['halves in the wrong order', '\udfe1\ud83c'],
  ])('rejects %s', (_, text) => expect(isVisibleLine(text)).toBe(false));

  it('accepts no code point that renders as invisible', () => {
    const accepted = CODE_POINTS.filter((character) => isVisibleLine(character));
    expect(accepted.length).toBeGreaterThan(50_000);
    const invisible = accepted.filter(
      (character) => INVISIBLE.test(character) && !isUnassigned(character),
    );
    expect(invisible).toEqual([]);
  });

  it('rejects every hidden code point within a text', () => {
    const hidden = CODE_POINTS.filter((character) =>
      /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]$/u.test(character),
    );
    expect(hidden.length).toBeGreaterThan(4000);
    expect(hidden.filter((character) => isVisibleLine(`a${character}b`))).toEqual([]);
  });

  it('accepts joiners and selectors only where they change what is seen', () => {
    const piece = fc.oneof(
      fc.constantFrom('\u200c', '\u200d', '\ufe0f', '🏽'),
      fc.constantFrom('a', '1', ' ', 'م', 'ا', '\u0650', 'क', '\u094d', '❤', '👨', '\u0301'),
      codePoint,
    );
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => normalizeLine(pieces.join('')));
    fc.assert(
      fc.property(text, (line) => {
        expect(isVisibleLine(line) ? misplaced(line) : []).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it('handles long malicious texts without catastrophic backtracking', () => {
    expect(isVisibleLine(`${'م\u064b'.repeat(50_000)}\u200c`)).toBe(false);
    expect(isVisibleLine('❤\ufe0f\u200d'.repeat(50_000))).toBe(false);
    expect(isVisibleLine(`م${'\u064b'.repeat(100_000)}`)).toBe(true);
  });
});

describe('normalizeLine', () => {
  it('normalizes to NFC and trims whitespace of any kind', () => {
    expect(normalizeLine('\u3000\ufeff Ame\u0301lie\u00a0\r\n')).toBe('Amélie');
  });

  it.each([
    ['runs of white space become one space', 'North \u00a0\t Gate', 'North Gate'],
    ['direction marks go', '\u202aNorth\u200f Gate\u202c', 'North Gate'],
    ['a mark between a letter and its accent goes', 'e\u200b\u0301', 'é'],
    ['joiners that are needed stay', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['others go', 'no\u200cor', 'noor'],
    ['controls stay, to be refused', 'a\0b', 'a\0b'],
  ])('%s', (_, text, line) => expect(normalizeLine(text)).toBe(line));

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.array(codePoint, { maxLength: 20 }), (codePoints) => {
        const text = codePoints.join('');
        expect(normalizeLine(normalizeLine(text))).toBe(normalizeLine(text));
      }),
    );
  });
});

describe('removeHidden', () => {
  it.each([
    ['photo\u202egpj.exe', 'photogpj.exe'],
    [' \u200bno\u00ador\n', 'noor'],
    ['a\u2800b\ufffcc', 'abc'],
    ['e\u200b\u0301', 'é'],
    ['می\u200c\u200cخواهم', 'میخواهم'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['क्\u200dष', 'क्\u200dष'],
    ['👩🏽\u200d⚕\ufe0f\u200d', '👩🏽\u200d⚕\ufe0f'],
    ['1\ufe0f\u20e3 a\ufe0f', '1\ufe0f\u20e3 a'],
    ['\u200b \u0301', ''],
    ['', ''],
  ])('turns %j into %j', (text, rest) => expect(removeHidden(text)).toBe(rest));

  it('returns a visible line, and keeps visible texts unchanged', () => {
    const piece = fc.oneof(
      fc.constantFrom('\u200c', '\u200d', '\ufe0f', '\u20e3', '🏽', '\u200b', '\u2800', '\ud83c'),
      fc.constantFrom('a', '1', ' ', 'م', 'ا', '\u0650', 'क', '\u094d', '❤', '👨', '\u0301'),
      codePoint,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const rest = removeHidden(text);
        expect(isVisibleLine(rest)).toBe(true);
        const line = normalizeLine(text);
        expect(rest).toBe(isVisibleLine(line) ? line : rest);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('normalizeText', () => {
  it.each([
    ['Crack\r\nin the column\u2028left', 'Crack\nin the column\nleft'],
    ['  one\n\n\n\ntwo \n', 'one\n\ntwo'],
    ['a\u202eb\u2066c\u200f', 'abc'],
    ['a\tb\u00a0c', 'a b c'],
    ['می\u200cخواهم\n👩🏽\u200d⚕\ufe0f', 'می\u200cخواهم\n👩🏽\u200d⚕\ufe0f'],
    ['e\u0301', 'é'],
    ['\u200b\n\u2066 \u2069\n', ''],
    ['\0\ud800', ''],
  ])('turns %j into %j', (text, rest) => expect(normalizeText(text)).toBe(rest));

  it('changes nothing a second time, and leaves no character that hides or reorders', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(codePoint, fc.constantFrom('\n', '\r', ' ', 'م', '\u200d'))),
        (all) => {
          const once = normalizeText(all.join(''));
          expect(normalizeText(once)).toBe(once);
          expect(once).not.toMatch(/[\u202a-\u202e\u2066-\u2069\p{Cs}]|(?!\n)\p{Cc}/u);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
