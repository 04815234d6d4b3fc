import { describe, expect, it } from 'vitest';
import { fold } from './fold';

describe('fold', () => {
  it.each([
    ['case', 'CAFE', 'cafe'],
    ['Latin accents', 'Élodie', 'elodie'],
    ['hamza on alef', 'أحمد', 'احمد'],
    ['short vowels', 'إِسْراء', 'اسراء'],
    ['hamza on waw, shadda', 'مُؤَسَّسَة', 'موسسه'],
    ['hamza on yeh', 'رئيس', 'رييس'],
    ['alef wasla', 'ٱلنور', 'النور'],
    ['alef maksura', 'ليلى', 'ليلي'],
    ['teh marbuta', 'فاطمة', 'فاطمه'],
    ['Quranic marks', 'نورۖ', 'نور'],
    ['tatweel', 'جـــولة', 'جوله'],
    ['Persian letters', 'کیان', 'كيان'],
    ['Arabic-Indic digits', 'برج ٣', 'برج 3'],
    ['Persian digits', 'برج ۳', 'برج 3'],
    ['full-width digits', 'Ｂ３', 'b3'],
    ['direction marks', '\u200f+\u2066962\u2069\u200e', '+962'],
    ['joiners', 'می\u200cدان', 'ميدان'],
    ['Urdu letters', 'ہما', 'هما'],
    ['apostrophes', 'O’Hara', "o'hara"],
    ['two spaces', 'Al  Hamra', 'al hamra'],
    ['surrounding spaces', '  ٧٩٠ ', '790'],
  ])('removes differences of %s', (_, text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('returns the same for composed and decomposed letters', () => {
    expect(fold('أحمد'.normalize('NFD'))).toBe(fold('أحمد'));
  });

  it('distinguishes different letters', () => {
    expect(fold('فيلا')).not.toBe(fold('فلل'));
  });
});
