import { describe, expect, it } from 'vitest';
import { findCode } from './findCode';

describe('findCode', () => {
  it.each([
    ['Call 0790000000: code 123-456', '123456'],
    ['Code 123 456. Call 0790000000', '123456'],
    ['123456', '123456'],
    [' 12 34 56 ', '123456'],
    ['1\u00a02\u00a03\u00a04\u00a05\u00a06', '123456'],
    ['Old code: 111111. New code: 222-222', '222222'],
    ['123456 expires in 10 minutes', '123456'],
    ['123456 10 minutes', '123456'],
    ['رمز الدخول ١٢٣٤٥٦، صالح ١٠ دقائق', '123456'],
    ['اتصل بـ ٠٧٩٠٠٠٠٠٠٠: الرمز ١٢٣-٤٥٦', '123456'],
    ['کد شما: ۱۲۳ ۴۵۶', '123456'],
    ['कोड १२३४५६', '123456'],
    ['\u2067رمز\u2069 \u2066123\u20114\u00ad56\u2069', '123456'],
  ])('finds the code in %j', (text, code) => {
    expect(findCode(text, 6)).toBe(code);
  });

  it.each(['', 'no digits', '0790000000', '12345', '1234567', 'room 123, floor 456'])(
    'finds no code in %j',
    (text) => {
      expect(findCode(text, 6)).toBeUndefined();
    },
  );

  it('finds codes of another length', () => {
    expect(findCode('Code 12-34, call 123456', 4)).toBe('1234');
  });
});
