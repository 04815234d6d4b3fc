import type { Note, NotePerson, NotePlace } from '@jawla/contract';
import type { Language } from '@jawla/contract/limits';
import { fold } from '@jawla/ui/text';
import { formatDay, isolateIn, type Translate } from '#core/i18n';
import { tourTexts } from '#tours';
import type { notesTexts } from '../notes.texts';

export type T = Translate<typeof notesTexts>;

/** Name of the room in which a place is: of those without a title, its number. */
export function roomName(place: NotePlace, t: Translate<typeof roomTexts>): string {
  return place.title === '' ? t('viewer.roomNumber', { number: String(place.nth) }) : place.title;
}

/** Of all the texts of tours, the one that notes need. */
export const roomTexts = { 'viewer.roomNumber': tourTexts['viewer.roomNumber'] };

export function personName(person: NotePerson, t: T): string {
  return person.kind === 'deleted' ? t('deletedAccount') : person.name;
}

/** The first line, by which lists show a note, and the rest. */
export function splitText(text: string): readonly [line: string, rest: string] {
  const end = text.indexOf('\n');
  return end < 0 ? [text, ''] : [text.slice(0, end).trim(), text.slice(end + 1).trim()];
}

export type DueState = 'due' | 'dueToday' | 'wasDue';

/** How a due day stands to today; what is done is not overdue. */
export function dueState({ due, status }: Note, today: string): DueState | undefined {
  if (due === null) return undefined;
  if (status === 'done') return 'due';
  return due === today ? 'dueToday' : due < today ? 'wasDue' : 'due';
}

interface Named {
  note: Note;
  room: string;
  today: string;
  locale: Language;
  t: T;
}

/** What screen readers say of a row: “Note 31: Crack in the column…, Open floor, Due 3 Jul 2026, Open”. */
export function rowName({ note, room, today, locale, t }: Named): string {
  const [line] = splitText(note.text);
  const due = dueState(note, today);
  const parts = [
    t('row.name', { number: String(note.number), line: isolateIn(locale, line) }),
    isolateIn(locale, room),
    due === undefined || note.due === null
      ? undefined
      : due === 'dueToday'
        ? t('row.dueToday')
        : t(`row.${due}`, { day: formatDay(note.due, locale) }),
    t(note.status === 'done' ? 'filter.done' : 'filter.open'),
  ];
  return parts.filter(Boolean).join(locale === 'ar' ? '، ' : ', ');
}

/** What the search reads of a note, folded: once for each note, not for each key. */
const folded = new WeakMap<Note, string>();

/** Text, number, room and names of a note, as the search compares them. */
export function noteKey(note: Note, room: string): string {
  const known = folded.get(note);
  if (known !== undefined) return known;
  const key = fold(
    [note.number, note.text, room, note.author.name, note.person?.name ?? ''].join(' \n '),
  );
  folded.set(note, key);
  return key;
}
