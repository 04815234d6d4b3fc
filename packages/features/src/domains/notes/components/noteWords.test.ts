import { describe, expect, it } from 'vitest';
import type { Note } from '@jawla/contract';
import { containsWords, translatorOf, wordsOf } from '#core/i18n';
import { notesTexts } from '../notes.texts';
import {
  dueState,
  noteKey,
  personName,
  roomName,
  roomTexts,
  rowName,
  splitText,
} from './noteWords';

const NOTE: Note = {
  _id: 'a',
  number: 31,
  slot: '2026-06-21',
  day: '2026-06-21',
  text: 'Crack in the column\nAbout 60 cm.',
  place: { scene: 'a', title: 'Open floor', nth: 1, yaw: null, pitch: null, zoom: null },
  status: 'open',
  person: { _id: 'k', name: 'خالد المصري', kind: 'account' },
  due: '2026-07-03',
  pictures: [],
  comments: 0,
  author: { _id: null, name: '', kind: 'deleted' },
  createdAt: '2026-06-23T08:00:00.000Z',
  editedAt: null,
  doneAt: null,
  revision: '1',
  mayEdit: true,
};
const TODAY = '2026-06-25';
const en = translatorOf(notesTexts, { locale: 'en', brand: '', textOverrides: {} });
const ar = translatorOf(notesTexts, { locale: 'ar', brand: '', textOverrides: {} });
const rooms = translatorOf(roomTexts, { locale: 'en', brand: '', textOverrides: {} });

describe('the name of a row', () => {
  it('has number, first line, room, due day and state, in this order', () => {
    expect(rowName({ note: NOTE, room: 'Open floor', today: TODAY, locale: 'en', t: en })).toBe(
      'Note 31: Crack in the column, Open floor, Due 3 Jul 2026, Open',
    );
  });

  it('isolates what is in the other script, and has the comma of its language', () => {
    const name = rowName({
      note: { ...NOTE, due: null },
      room: 'الممر',
      today: TODAY,
      locale: 'ar',
      t: ar,
    });
    expect(name).toBe('الملاحظة 31: \u2068Crack in the column\u2069، الممر، مفتوحة');
  });
});

describe('a due day', () => {
  it.each([
    [{}, 'due'],
    [{ due: TODAY }, 'dueToday'],
    [{ due: '2026-06-24' }, 'wasDue'],
    [{ due: '2026-06-24', status: 'done' } as const, 'due'],
    [{ due: null }, undefined],
  ])('%j: %s', (changes, state) => {
    expect(dueState({ ...NOTE, ...changes }, TODAY)).toBe(state);
  });
});

describe('the search', () => {
  it.each(['31', 'crack column', 'خالد', 'المصرى', 'OPEN', '٦٠'])('finds %s', (term) => {
    expect(containsWords(noteKey(NOTE, 'Open floor'), wordsOf(term))).toBe(true);
  });

  it('does not find what no part has', () => {
    expect(containsWords(noteKey(NOTE, 'Open floor'), wordsOf('roof'))).toBe(false);
  });
});

describe('names', () => {
  it('tells rooms without a title by their number', () => {
    expect(NOTE.place && roomName({ ...NOTE.place, title: '', nth: 4 }, rooms)).toBe('Room 4');
  });

  it('says that an account was deleted', () => {
    expect(personName(NOTE.author, en)).toBe('Deleted account');
  });
});

it('splits a text after its first line', () => {
  expect([splitText('One'), splitText('One \n\n two')]).toEqual([
    ['One', ''],
    ['One', 'two'],
  ]);
});
