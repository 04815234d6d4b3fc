import { expect, it } from 'vitest';
import { latinDigits } from './latinDigits';

it('replaces Arabic-Indic and Persian digits', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789 0123456789');
});
