/** A note with its place and people. Without Storybook, for the page that the test of the report's PDF opens. */
import type { Note, NotePerson, NotePlace } from '@jawla/contract';

/** Day of the date on the bar. */
export const SLOT = '2026-06-21';
export const NOOR: NotePerson = { _id: 'noor', name: 'Noor Haddad', kind: 'account' };
export const KHALID: NotePerson = { _id: 'khalid', name: 'خالد المصري', kind: 'account' };

export function place(title: string, nth = 1): NotePlace {
  return { scene: `room-${nth}`, title, nth, yaw: 0.5, pitch: 0, zoom: 50 };
}

/** A note of today’s date, with what a story says otherwise. */
export function note(number: number, text: string, changes: Partial<Note> = {}): Note {
  return {
    _id: `note-${number}`,
    number,
    slot: SLOT,
    day: SLOT,
    text,
    place: place('Open floor'),
    status: 'open',
    person: null,
    due: null,
    pictures: [],
    comments: 0,
    author: NOOR,
    createdAt: '2026-06-23T08:00:00.000Z',
    editedAt: null,
    doneAt: null,
    revision: '1',
    mayEdit: true,
    ...changes,
  };
}
