import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { fontCharacters } from '../testing/fontCharacters';
import { BRANDS } from './brands';
import { tokensFor } from './tokensFor';

/** Letters of each language in Arabic script that Arabic does not have. */
const LETTERS = {
  ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي،؛؟',
  fa: 'پچژگکی،؛؟۰۱۲۳۴۵۶۷۸۹',
  ur: 'ٹڈڑںہھےۓپچژگکی،؛؟۔',
  ckb: 'ەێۆڕڵڤکگی',
  ps: 'ټځڅډړږښګڼۍې',
  sd: 'ٻڀٿٽڄڃڇڏڌڊڍڙڪڦڳڱڻھ',
  ug: 'ەېۆۇۈۋڭچگ',
};

const require = createRequire(import.meta.url);
const FILES: Readonly<Record<string, string>> = {
  'Readex Pro Variable':
    '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
  'Alexandria Variable':
    '@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2',
};

describe.each(BRANDS)('the fonts of $id', (brand) => {
  it.each(Object.entries(LETTERS))(
    'have all letters of %s, or are the system font',
    (locale, letters) => {
      const [face = ''] = tokensFor(brand, 'light', locale).font.text.split(', ');
      const file = FILES[face.replaceAll("'", '')];
      const characters = file === undefined ? undefined : fontCharacters(require.resolve(file));
      const missing = Array.from(letters).filter(
        (letter) => characters?.has(letter.codePointAt(0) ?? 0) === false,
      );
      expect(missing).toEqual([]);
      expect(file === undefined).toBe(face === 'system-ui');
    },
  );
});
