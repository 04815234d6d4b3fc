import { describe, expect, it } from 'vitest';
import { isoDate } from './isoDate';

describe('isoDate', () => {
  it.each([
    ['2026-03-05', '2026-03-05'],
    ['2026/3/5', '2026-03-05'],
    ['20260305', '2026-03-05'],
    [' ٢٠٢٦-٠٣-٠٥ ', '2026-03-05'],
    ['۲۰۲۶-۰۳-۰۵', '2026-03-05'],
    ['2024-02-29', '2024-02-29'],
    ['2026-02-29', undefined],
    ['2026-13-01', undefined],
    ['2026-00-10', undefined],
    ['05-03-2026', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('%j means %j', (text, date) => {
    expect(isoDate(text)).toBe(date);
  });
});
