import type { Note } from '@jawla/contract';

export interface NotesOfRoom {
  /** Its name; `undefined` for notes without a place. */
  room: string | undefined;
  notes: readonly Note[];
}

/** The notes of each room, in the natural order of the rooms; those without a place come last. */
export function notesByRoom(
  notes: readonly Note[],
  roomOf: (note: Note) => string | undefined,
  compare: (a: string, b: string) => number,
): NotesOfRoom[] {
  return [...Map.groupBy(notes, roomOf)]
    .map(([room, some]) => ({ room, notes: some }))
    .sort((a, b) =>
      a.room === undefined || b.room === undefined
        ? Number(a.room === undefined) - Number(b.room === undefined)
        : compare(a.room, b.room),
    );
}
