import { describe, expect, it, vi } from 'vitest';
import { directionOf, localeTraits, textsFor } from './locale';

describe('localeTraits', () => {
  it.each([
    ['ar', 'ar', 'Arab'],
    ['AR-sa-u-NU-arab', 'ar-SA-u-nu-arab', 'Arab'],
    ['iw', 'he', 'Hebr'],
    ['en_US', 'en-US', 'Latn'],
    ['en-Shaw', 'en-Shaw', 'Shaw'],
    ['zh_Hant_TW', 'zh-Hant-TW', 'Hant'],
    ['ur-Aran', 'ur-Aran', 'Aran'],
    ['xx', 'xx', undefined],
  ])('reads %s', (tag, canonical, script) => {
    const traits = localeTraits(tag);
    expect(traits.tag).toBe(canonical);
    expect(traits.script).toBe(script);
  });

  it.each([
    ['a letter', 'x'],
    ['an empty tag', ''],
    ['a space', ' '],
    ['a sentence', 'a sentence!'],
    ['a POSIX locale', 'en_US.UTF-8'],
    ['10,000 letters', 'a'.repeat(10_000)],
    ['10,000 letters in subtags', `en-x-${'abcdefgh-'.repeat(1200)}y`],
  ])('reads %s as en and warns once', (_, tag) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    try {
      expect(localeTraits(tag).tag).toBe('en');
      expect(directionOf(tag)).toBe('ltr');
      expect(textsFor(tag, { en: 'English', ar: 'Arabic' })).toBe('English');
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('BCP 47'));
    } finally {
      warn.mockRestore();
    }
  });
});

describe('directionOf', () => {
  it.each([
    'ar',
    'ar-EG',
    'fa',
    'ur',
    'he',
    'yi',
    'ckb',
    'ps',
    'sd',
    'ug',
    'dv',
    'pa-PK',
    'az-Arab',
    'ur-Aran',
  ])('is rtl for %s', (tag) => {
    expect(directionOf(tag)).toBe('rtl');
  });

  it.each(['en', 'de', 'ku', 'az', 'pa', 'ar-Latn', 'ur-Latn', 'zh-Hant', 'ja', 'xx'])(
    'is ltr for %s',
    (tag) => {
      expect(directionOf(tag)).toBe('ltr');
    },
  );
});

describe('textsFor', () => {
  it.each([
    ['en', 'Jawla'],
    ['ar', 'جولة'],
    ['ar-SA-u-nu-arab', 'جولة'],
    ['fa-IR', 'جولا'],
    ['de', 'Jawla'],
    ['zh-Hant-TW', '漫遊'],
    ['zh', 'Jawla'],
    ['not a tag!', 'Jawla'],
  ])('chooses the text for %s', (tag, text) => {
    const texts = { en: 'Jawla', ar: 'جولة', fa: 'جولا', 'zh-Hant': '漫遊' };
    expect(textsFor(tag, texts)).toBe(text);
  });
});
