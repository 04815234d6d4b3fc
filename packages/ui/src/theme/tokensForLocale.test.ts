import { describe, expect, it } from 'vitest';
import { houseBrand } from './brands/house';
import { masarBrand } from './brands/masar';
import { tokensFor } from './tokensFor';

const tokens = (locale: string, brand = houseBrand) => tokensFor(brand, 'light', locale);

describe('tokensFor of a locale', () => {
  it.each(['ar-EG', 'ar-u-nu-arab'])('sets %s as Arabic', (locale) => {
    expect(tokens(locale)).toEqual(tokens('ar'));
  });

  it.each(['fa', 'ur', 'ckb', 'ps', 'sd', 'ug', 'az-Arab'])(
    'sets %s with the leading of Arabic',
    (locale) => {
      const { font, ...others } = tokens(locale);
      const { font: arabic, ...expected } = tokens('ar');
      expect(others).toEqual(expected);
      // The house brand's Arabic font lacks letters of these languages.
      expect(font.text).toMatch(/^system-ui, 'Readex Pro Variable'/);
      expect(arabic.text).toMatch(/^'Readex Pro Variable'/);
    },
  );

  it.each(['de', 'el', 'ru', 'xx', 'not a tag!'])('sets %s as English', (locale) => {
    expect(tokens(locale)).toEqual(tokens('en'));
  });

  it('sets Hebrew and Devanagari without letter spacing, Devanagari with more leading', () => {
    expect(tokens('he').tracking).toEqual(tokens('ar').tracking);
    expect(tokens('he').leading).toEqual(tokens('en').leading);
    expect(tokens('hi').leading).toEqual(tokens('ar').leading);
    expect(tokens('hi').text).toEqual(tokens('en').text);
  });

  it('puts the font of the script first, then those of Latin and Arabic, then system-ui', () => {
    const fonts = { ...houseBrand.fonts, faces: { Hebr: 'Acme Hebrew' } };
    expect(tokens('he', { ...houseBrand, fonts }).font.text).toMatch(
      /^'Acme Hebrew', 'Acme Hebrew Fallback', 'Instrument Sans Variable', .*'Readex Pro Variable', .*system-ui/,
    );
    expect(tokens('he').font.text).toBe(tokens('en').font.text);
  });

  it.each(['fa', 'ur'])('sets %s in an Arabic face that has its letters', (locale) => {
    expect(tokens(locale, masarBrand).font).toEqual(tokens('ar', masarBrand).font);
  });

  it('sets Urdu in Nastaliq only with a font for it', () => {
    const fonts = { ...houseBrand.fonts, faces: { Aran: 'Acme Nastaliq' } };
    const urdu = tokens('ur', { ...houseBrand, fonts });
    expect(urdu.font.text).toMatch(/^'Acme Nastaliq', .*'Readex Pro Variable'/);
    expect(Number(urdu.leading.body)).toBeGreaterThan(Number(tokens('ur').leading.body));
  });
});
