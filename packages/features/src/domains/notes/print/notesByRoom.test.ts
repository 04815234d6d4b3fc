import { expect, it } from 'vitest';
import { collator } from '#core/i18n';
import { reportNote } from '../testing/reportNotes';
import { notesByRoom } from './notesByRoom';

it('has rooms in natural order, notes in theirs, and those without a place last', () => {
  const notes = [
    reportNote(5, 'a', { place: null }),
    ...[10, 2, 10].map((nth, at) =>
      reportNote(4 - at, 'b', {
        place: { scene: '', title: `Room ${nth}`, nth, yaw: null, pitch: null, zoom: null },
      }),
    ),
  ];
  const rooms = notesByRoom(notes, ({ place }) => place?.title, collator('en'));
  expect(rooms.map(({ room, notes: some }) => [room, some.map(({ number }) => number)])).toEqual([
    ['Room 2', [3]],
    ['Room 10', [4, 2]],
    [undefined, [5]],
  ]);
});
