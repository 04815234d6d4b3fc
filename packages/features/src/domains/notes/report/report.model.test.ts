import type { Note } from '@jawla/contract';
import { buildingNotes } from '@jawla/mocks';
import { expect, it } from 'vitest';
import { byRoom, daysOf } from './report.model';

const { crack, door } = buildingNotes;
const noteIn = (number: number, title: string): Note => ({
  ...crack,
  number,
  place: { ...crack.place, title },
});
const rooms = (notes: readonly Note[], locale: 'en' | 'ar' = 'en') =>
  byRoom(notes, ({ title, nth }) => title || `Room ${nth}`, locale).map(
    ({ name, notes: inRoom }) => [name, ...inRoom.map(({ number }) => number)],
  );

it('rooms are in natural order, notes as they came, those without a place last', () => {
  const notes = [
    { ...door, number: 9 },
    noteIn(8, 'Room 10'),
    noteIn(7, 'hall'),
    noteIn(6, ''),
    noteIn(5, 'Room 10'),
  ];
  expect(rooms(notes)).toEqual([
    ['hall', 7],
    ['Room 2', 6],
    ['Room 10', 8, 5],
    [undefined, 9],
  ]);
});

it('rooms are in the order of the reader’s language', () => {
  const notes = [noteIn(1, 'Hall'), noteIn(2, 'المدخل')];
  expect(rooms(notes, 'ar').map(([name]) => name)).toEqual(['المدخل', 'Hall']);
  expect(rooms(notes, 'en').map(([name]) => name)).toEqual(['Hall', 'المدخل']);
});

it('days are those of all dates, also of removed ones, newest first', () => {
  const notes: Note[] = [
    { ...door, slot: 'date', day: null },
    { ...door, slot: '2023-10-01', day: null, isDateGone: true },
    { ...door, slot: 'date', day: '2024-02-01' },
    door,
  ];
  expect(daysOf(notes)).toEqual(['2024-09-15', '2024-02-01', '2023-10-01']);
});
