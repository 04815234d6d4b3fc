import { describe, expect, it } from 'vitest';
import { splitAtMatch, matchesTerm } from './splitAtMatch';

describe('matchesTerm', () => {
  it.each([
    ['فيلا الأمانة', 'الامانه'],
    ['فيلا الامانه', 'الأمانة'],
    ['مُؤَسَّسَة', 'موسسة'],
    ['مبنـــى', 'مبني'],
    ['برج ٣', 'برج 3'],
    ['Café', 'CAFE'],
    ['Harbour House', 'bour h'],
    ['Al Hamra Towers', 'towers hamra'],
    ['Al\u00a0 Hamra', 'al hamra'],
    ['O’Hara', "o'hara"],
    ['می\u200cدان', 'میدان'],
    ['anything', ''],
  ])('%s is found by %j', (text, term) => expect(matchesTerm(text, term)).toBe(true));

  it.each([
    ['Harbour', 'harbor'],
    ['فيلا', 'فلل'],
    ['Al Hamra Towers', 'towers hotel'],
  ])('%s is not found by %j', (text, term) => expect(matchesTerm(text, term)).toBe(false));
});

describe('splitAtMatch', () => {
  it('marks a match whose letters are written differently', () => {
    expect(splitAtMatch('فيلا الأمانة', 'امانه')).toEqual([
      { text: 'فيلا ال', marked: false },
      { text: 'أمانة', marked: true },
    ]);
  });

  it('returns the complete text in its segments', () => {
    const text = 'Extension of the مُؤَسَّسَة 12';
    for (const term of ['of', 'موسسه', 'none', '']) {
      expect(
        splitAtMatch(text, term)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    }
  });

  it('marks each word', () => {
    expect(splitAtMatch('Al Hamra Towers', 'towers al')).toEqual([
      { text: 'Al', marked: true },
      { text: ' Hamra ', marked: false },
      { text: 'Towers', marked: true },
    ]);
  });

  it('includes combining marks in the match', () => {
    expect(splitAtMatch('مُؤَسَّسَة', 'موسسه').filter((part) => part.marked)).toHaveLength(1);
  });
});
