import { describe, expect, it } from 'vitest';
import { projectTexts } from './domains/projects/projects.texts';
import { translatorOf, type Texts } from './core/i18n';

/** All text files, found by the pattern of their names, so that new ones are included. */
const modules = import.meta.glob<Record<string, Texts>>('../**/*.texts.ts', { eager: true });
const texts = Object.entries(modules).flatMap(([file, module]) =>
  Object.values(module).flatMap((set) =>
    Object.entries(set).map(([key, pair]) => ({ file, key, ...pair })),
  ),
);

describe('every text', () => {
  it('exists', () => expect(texts.length).toBeGreaterThan(80));

  it.each(texts)('$file $key has both languages', ({ en, ar }) => {
    expect(en.trim()).not.toBe('');
    expect(ar.trim()).not.toBe('');
  });

  it.each(texts.filter(({ en }) => en.includes('||||') || en.includes('%{smart_count}')))(
    '$key has all plural forms',
    ({ en, ar }) => {
      expect(en.split('||||')).toHaveLength(2);
      expect(ar.split('||||')).toHaveLength(6);
    },
  );

  it.each(texts)('$file $key is Arabic in Arabic', ({ ar }) => {
    expect(ar).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('counts in Arabic', () => {
  const t = translatorOf(projectTexts, { locale: 'ar', brand: 'جولة', textOverrides: {} });
  it.each([
    [0, 'لا مشاريع'],
    [1, 'مشروع واحد'],
    [2, 'مشروعان'],
    [3, '3 مشاريع'],
    [10, '10 مشاريع'],
    [11, '11 مشروعًا'],
    [99, '99 مشروعًا'],
    [100, '100 مشروع'],
    [103, '103 مشاريع'],
  ])('%d', (smart_count, text) => expect(t('home.count', { smart_count })).toBe(text));
});

describe('a brand', () => {
  it('replaces the placeholder with its name', () => {
    const t = translatorOf(projectTexts, { locale: 'en', brand: 'Masar', textOverrides: {} });
    expect(t('home.greeting', { name: 'Noor' })).toBe('Welcome, Noor');
  });

  it('can override a text', () => {
    const textOverrides = { 'home.title': 'Your buildings, by %{brand}' };
    const t = translatorOf(projectTexts, { locale: 'en', brand: 'Masar', textOverrides });
    expect(t('home.title')).toBe('Your buildings, by Masar');
  });
});
