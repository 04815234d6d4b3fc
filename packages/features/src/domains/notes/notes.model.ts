import type { Note, NotePlace } from '@jawla/contract';
import { isDay } from '@jawla/contract/limits';
import type { TourView } from '@jawla/contract/tourProtocol';

/** A date of a tour. */
export interface NoteDate {
  /** The date's folder: `date` for the project's own date, otherwise the day. */
  slot: string;
  day: string | undefined;
}

/** The day of a note's date, also of one that was removed; `undefined` if it had none. */
export function dayOf({ day, slot }: Note): string | undefined {
  return day ?? (isDay(slot) ? slot : undefined);
}

/**
 * The notes that the tour of a date shows: its own, and those of earlier dates. What is done on a date that was removed is
 * in the list of all notes only.
 */
export function notesOnDate(notes: readonly Note[], { slot, day }: NoteDate): Note[] {
  return notes.filter((note) => {
    if (note.isDateGone === true && note.status === 'done') return false;
    return note.slot === slot || day === undefined || (dayOf(note) ?? '') <= day;
  });
}

/** What a tour tells of itself. */
interface Told {
  scenes: readonly { id: string; title?: string | undefined }[];
  turns: boolean;
}

/** What the middle of a tour's picture is; `null` if nobody would find it again. */
export function placeOf(
  { scene, yaw, pitch, zoom }: TourView,
  { scenes, turns }: Told,
): NotePlace | null {
  const index = scenes.findIndex(({ id }) => id === scene);
  if (!hasScene(scenes, scene)) return null;
  return {
    scene,
    title: scenes[index]?.title ?? '',
    nth: Math.max(index, 0) + 1,
    ...(turns ? { yaw, pitch, zoom } : { yaw: null, pitch: null, zoom: null }),
  };
}

/** Whether a tour has a scene. One that does not list its scenes may have any. */
export function hasScene(scenes: Told['scenes'], scene: string): boolean {
  return scenes.length === 0 || scenes.some(({ id }) => id === scene);
}
