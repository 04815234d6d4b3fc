import { describe, expect, it } from 'vitest';
import { passwordSchema } from './fields.ts';
import { isDay } from './limits.ts';

describe('isDay', () => {
  it.each(['2024-02-29', '1999-12-31'])('accepts %s', (text) => expect(isDay(text)).toBe(true));
  it.each([
    '2023-02-29',
    '2024-02-30',
    '2024-13-01',
    '2024-1-1',
    '',
    '2024-01-01T00:00',
    '٢٠٢٤-٠١-٠١',
  ])('rejects %j', (text) => expect(isDay(text)).toBe(false));
});

describe('passwords', () => {
  it.each(['Demo2024', 'Demo2024tour', 'aA1!aA1!aA1!aA1!'])('accepts %s', (password) =>
    expect(passwordSchema.safeParse(password).success).toBe(true),
  );
  it.each(['Demo202', 'demo2024', 'DEMO2024', 'DemoTour', 'Demo2024tourDemo2'])(
    'rejects %s',
    (password) => expect(passwordSchema.safeParse(password).success).toBe(false),
  );
});
