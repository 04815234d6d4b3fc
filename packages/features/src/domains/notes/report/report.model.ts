import type { Note, NotePlace } from '@jawla/contract';
import type { Language } from '@jawla/contract/limits';
import { collator, compareText } from '#core/i18n';
import { dayOf } from '../notes.model';

export interface Room {
  /** `undefined` for notes without a place. */
  name: string | undefined;
  /** As they came. */
  notes: readonly Note[];
}

/** Notes by room, in the order of the reader's language; those without a place are last. */
export function byRoom(
  notes: readonly Note[],
  nameOf: (place: NotePlace) => string,
  locale: Language,
): Room[] {
  const rooms = Map.groupBy(notes, ({ place }) => (place === null ? undefined : nameOf(place)));
  const compare = collator(locale);
  return Array.from(rooms, ([name, inRoom]) => ({ name, notes: inRoom })).sort((a, b) =>
    a.name === undefined || b.name === undefined
      ? Number(a.name === undefined) - Number(b.name === undefined)
      : compare(a.name, b.name),
  );
}

/** The days of all dates that have notes, newest first. */
export function daysOf(notes: readonly Note[]): string[] {
  const days = new Set(notes.map((note) => dayOf(note)).filter((day) => day !== undefined));
  return [...days].sort((a, b) => compareText(b, a));
}
