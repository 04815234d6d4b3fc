import type { NotePlace } from '@jawla/contract';
import type { NoteDraft } from './components/props';

/** What is being written, and what it is about. */
export interface WrittenNote {
  /** UUID: also the `_id` of a new note. */
  id: string;
  /** Date of the note. */
  slot: string;
  /** Day of that date. */
  day?: string | undefined;
  /** The note that is edited. */
  number?: number | undefined;
  /** Its revision when editing began. */
  revision?: string | undefined;
  draft: NoteDraft;
}

/** The reader’s draft for a project: a reader writes one note at a time. */
const keyOf = (reader: string, project: string) => `note-draft-${reader}-${project}`;

/** Keeps a draft on this device, without photos. */
export function storeDraft(
  reader: string,
  project: string,
  written: WrittenNote | undefined,
): void {
  try {
    if (written === undefined || isEmpty(written)) localStorage.removeItem(keyOf(reader, project));
    else localStorage.setItem(keyOf(reader, project), JSON.stringify(written));
  } catch {
    // Storage is blocked or full: the draft lasts until the page is left.
  }
}

function isEmpty({ draft }: WrittenNote): boolean {
  return draft.text.trim() === '';
}

/** Returns the draft that was kept; `undefined` if there is none, or if it cannot be read. */
export function keptDraft(reader: string, project: string): WrittenNote | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(reader, project)) ?? 'null');
    return readDraft(value);
  } catch {
    return undefined;
  }
}

function readDraft(value: unknown): WrittenNote | undefined {
  if (!isObject(value) || !isObject(value['draft'])) return undefined;
  const { id, slot, day, number, revision, draft } = value;
  const { text, person, due } = draft;
  if (typeof id !== 'string' || typeof slot !== 'string' || typeof text !== 'string')
    return undefined;
  return {
    id,
    slot,
    ...(typeof day === 'string' && { day }),
    ...(typeof number === 'number' && typeof revision === 'string' && { number, revision }),
    draft: {
      text,
      place: readPlace(draft['place']),
      person: typeof person === 'string' ? person : '',
      due: typeof due === 'string' ? due : '',
      photos: [],
      removed: [],
    },
  };
}

function readPlace(value: unknown): NotePlace | null {
  if (!isObject(value)) return null;
  const { scene, title, nth, yaw, pitch, zoom } = value;
  if (typeof scene !== 'string' || typeof title !== 'string' || typeof nth !== 'number')
    return null;
  const hasDirection =
    typeof yaw === 'number' && typeof pitch === 'number' && typeof zoom === 'number';
  return hasDirection
    ? { scene, title, nth, yaw, pitch, zoom }
    : { scene, title, nth, yaw: null, pitch: null, zoom: null };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
