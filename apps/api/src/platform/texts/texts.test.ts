import { describe, expect, it } from 'vitest';
import { isTextKey, say, texts } from './texts.ts';

const placeholders = (text: string) => text.match(/%\{\w+\}/g)?.toSorted() ?? [];

describe('every text of the server', () => {
  it.each(Object.entries(texts))(
    '%s has the same placeholders in both languages',
    (_, { en, ar }) => {
      expect(ar).toMatch(/\p{sc=Arabic}{3}/u);
      expect(en).not.toMatch(/\p{sc=Arabic}/u);
      expect(placeholders(ar)).toEqual(placeholders(en));
    },
  );

  it.each(Object.keys(texts).filter(isTextKey))(
    '%s is translated to Arabic, with its placeholders replaced',
    (key) => {
      const values = { name: 'a.mp4', limit: 7, brand: 'B', code: '123456', minutes: 10 };
      expect(say('ar', key, values)).not.toMatch(/%\{|undefined/);
      expect(say('ar', key, values)).not.toBe(say('en', key, values));
    },
  );
});
