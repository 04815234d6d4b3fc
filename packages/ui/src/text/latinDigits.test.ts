import { describe, expect, it } from 'vitest';
import { latinDigits } from './latinDigits';

describe('latinDigits', () => {
  it.each([
    ['Latin', '0123456789'],
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['full-width', '０１２３４５６７８９'],
    ['mathematical monospace', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
  ])('converts %s digits', (_, digits) => {
    expect(latinDigits(digits)).toBe('0123456789');
  });

  it('leaves everything unchanged that is not a decimal digit', () => {
    expect(latinDigits('No ²½Ⅳ, +٩')).toBe('No ²½Ⅳ, +9');
  });
});
