import { describe, expect, it } from 'vitest';
import { fold } from './fold';

describe('fold', () => {
  it.each([
    ['Élodie', 'elodie'],
    ['أحمد', 'احمد'],
    ['إِسْراء', 'اسراء'],
    ['ليلى', 'ليلي'],
    ['فاطمة', 'فاطمه'],
    ['جـــولة', 'جوله'],
  ])('%s is found by %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is the same however the letters are composed', () => {
    expect(fold('أحمد'.normalize('NFD'))).toBe(fold('أحمد'));
  });
});
