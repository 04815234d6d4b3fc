import { ENDPOINTS, type Note, type NoteEntry, type NotePicture } from '@jawla/contract';
import { delay, type HttpHandler } from 'msw';
import {
  buildingNotes as fixtures,
  notedPeople as people,
  noteEntries,
  notePhoto,
} from '../fixtures';
import { commonResponses, handle, ok, refusal, refused, reply, slowly, textFor } from './response';

const CODE = 'k7m4q';
const NO_NOTE = { en: 'This note has been deleted.', ar: 'تم حذف هذه الملاحظة.' };
const NO_PROJECT = { en: 'Project not found.', ar: 'المشروع غير موجود.' };
const CHANGED = {
  en: 'This note was changed by someone else in the meantime.',
  ar: 'تغيّرت هذه الملاحظة في هذه الأثناء.',
};
const DELETED = { en: 'The note was deleted.', ar: 'تم حذف الملاحظة.' };
const UNREADABLE = { en: 'This photo can’t be read.', ar: 'تعذّرت قراءة هذه الصورة.' };
const NAMELESS = { en: 'Enter your name.', ar: 'أدخل اسمك.' };

const all: readonly Note[] = Object.values(fixtures).toSorted((a, b) => b.number - a.number);

/** GET notes/{projectId} */
export const notes = {
  ...commonResponses('notes'),
  none: ok('notes', { code: CODE, mayWrite: true, notes: [] }),
  filled: ok('notes', { code: CODE, mayWrite: true, notes: [...all] }),
  slow: slowly('notes', { code: CODE, mayWrite: true, notes: [...all] }),
  /** Of another project than the fixtures'. */
  of: (listed: readonly Note[]) => ok('notes', { code: CODE, mayWrite: true, notes: [...listed] }),
  /** Of a user without access (any more). */
  forbidden: refused('notes', 404, NO_PROJECT),
};

/** GET notes/{projectId}/{number} */
export const note = {
  ...commonResponses('note'),
  crack: ok('note', { note: fixtures.crack, entries: [...noteEntries] }),
  gone: refused('note', 404, NO_NOTE),
};

/** POST notes/{projectId} */
export const createNote = {
  ...commonResponses('createNote'),
  /** Of a guest whose link has ended, or whose passcode was changed. */
  refused: refused('createNote', 404, NO_PROJECT),
  full: refused(
    'createNote',
    409,
    {
      en: 'This project has 1,000 notes. Delete some to add more.',
      ar: 'بلغ المشروع 1,000 ملاحظة. احذف بعضها لإضافة غيرها.',
    },
    { code: 'tooMany' },
  ),
};

/** PUT notes/{projectId}/{number} */
export const updateNote = {
  ...commonResponses('updateNote'),
  changed: refused('updateNote', 409, CHANGED, { code: 'revision' }),
  gone: refused('updateNote', 404, NO_NOTE),
};

/** PUT note-status/{projectId}/{number} */
export const setNoteStatus = { ...commonResponses('setNoteStatus') };

/** DELETE notes/{projectId}/{number} */
export const deleteNote = { ...commonResponses('deleteNote') };

/** POST note-comments/{projectId}/{number} */
export const createNoteComment = {
  ...commonResponses('createNoteComment'),
  gone: refused('createNoteComment', 404, NO_NOTE),
};

/** POST note-pictures/{projectId}/{number} */
export const addNotePicture = {
  ...commonResponses('addNotePicture'),
  unreadable: refused('addNotePicture', 422, UNREADABLE),
};

/** GET note-people/{projectId} */
export const notePeople = {
  ...commonResponses('notePeople'),
  two: ok('notePeople', { people: [...people] }),
};

/** GET note-link/{code} */
export const noteLink = {
  ...commonResponses('noteLink'),
  crack: ok('noteLink', {
    projectId: 'p-offices',
    owner: 'noor',
    projectName: 'Wadi Offices',
    slot: '2024-09-15',
    number: 31,
  }),
  unknown: refused('noteLink', 404, NO_NOTE),
};

interface StoredNotes {
  initial?: readonly Note[];
  entries?: readonly NoteEntry[];
  mayWrite?: boolean;
  /** Delay of writes, in milliseconds. */
  writesAfterMs?: number;
  /** Writers need a name first, as guests. */
  isGuest?: boolean;
  /** The name that a guest has given before. */
  guestName?: string;
}

const now = () => new Date().toISOString();

const personOf = (id: string | null | undefined): Note['person'] => {
  const found = people.find(({ _id }) => _id === id);
  return found === undefined ? null : { ...found, kind: 'account' };
};

const picture = (): NotePicture => ({ ...notePhoto('site'), _id: crypto.randomUUID() });

/** All calls of notes, as of a server that stores them. */
export function storedNotes({
  initial = all,
  entries: initialEntries = noteEntries,
  mayWrite = true,
  writesAfterMs = 0,
  isGuest = false,
  guestName,
}: StoredNotes = {}): HttpHandler[] {
  const stored = new Map(initial.map((one) => [one.number, one]));
  const entries = new Map([[fixtures.crack.number, [...initialEntries]]]);
  const deleted = new Map<number, Note>();
  let name = guestName;
  const author = (): Note['author'] =>
    isGuest
      ? { _id: null, name: name ?? '', kind: 'guest' }
      : { _id: 'u-noor', name: 'Noor Haddad', kind: 'account' };
  const find = (number: unknown) => stored.get(Number(number));
  const store = (one: Note) => {
    stored.set(one.number, one);
    return one;
  };
  return [
    handle('notes', () => {
      const newest = [...stored.values()].sort((a, b) => b.number - a.number);
      return reply('notes', { code: CODE, mayWrite, notes: newest });
    }),
    handle('note', ({ params, request }) => {
      const found = find(params['number']);
      return found === undefined
        ? refusal(request, 404, NO_NOTE)
        : reply('note', { note: found, entries: entries.get(found.number) ?? [] });
    }),
    handle('createNote', async ({ request }) => {
      await delay(writesAfterMs);
      if (isGuest && name === undefined)
        return refusal(request, 422, NAMELESS, { errors: { name: NAMELESS } });
      const { person, ...form } = ENDPOINTS.createNote.body.parse(await request.json());
      const same = [...stored.values()].find(({ _id }) => _id === form._id);
      const number = Math.max(0, ...stored.keys(), ...deleted.keys()) + 1;
      return reply('createNote', {
        note:
          same ??
          store({
            ...fixtures.door,
            ...form,
            number,
            day: form.slot === 'date' ? null : form.slot,
            person: personOf(person),
            author: author(),
            createdAt: now(),
          }),
      });
    }),
    handle('updateNote', async ({ params, request }) => {
      await delay(writesAfterMs);
      const found = find(params['number']);
      if (found === undefined) return refusal(request, 404, NO_NOTE);
      const form = ENDPOINTS.updateNote.body.parse(await request.json());
      const { revision, person, text = found.text, place = found.place, due = found.due } = form;
      if (revision !== found.revision) return refusal(request, 409, CHANGED, { code: 'revision' });
      return reply('updateNote', {
        note: store({
          ...found,
          text,
          place,
          due,
          person: person === undefined ? found.person : personOf(person),
          revision: `${found.revision}+`,
          editedAt: now(),
        }),
      });
    }),
    handle('setNoteStatus', async ({ params, request }) => {
      await delay(writesAfterMs);
      const found = find(params['number']);
      if (found === undefined) return refusal(request, 404, NO_NOTE);
      const { status } = ENDPOINTS.setNoteStatus.body.parse(await request.json());
      const doneAt = status === 'done' ? now() : null;
      return reply('setNoteStatus', { note: store({ ...found, status, doneAt }) });
    }),
    handle('deleteNote', async ({ params, request }) => {
      await delay(writesAfterMs);
      const found = find(params['number']);
      if (found === undefined) return refusal(request, 404, NO_NOTE);
      stored.delete(found.number);
      deleted.set(found.number, found);
      return reply('deleteNote', { message: textFor(request, DELETED) });
    }),
    handle('restoreNote', ({ params, request }) => {
      const found = deleted.get(Number(params['number']));
      if (found === undefined) return refusal(request, 404, NO_NOTE);
      deleted.delete(found.number);
      return reply('restoreNote', { note: store(found) });
    }),
    handle('createNoteComment', async ({ params, request }) => {
      await delay(writesAfterMs);
      const found = find(params['number']);
      if (found === undefined) return refusal(request, 404, NO_NOTE);
      const form = ENDPOINTS.createNoteComment.body.parse(await request.json());
      const known = entries.get(found.number) ?? [];
      const same = known.find(({ _id }) => _id === form._id);
      const entry: NoteEntry = same ?? {
        ...form,
        kind: 'comment',
        picture: null,
        author: author(),
        at: now(),
        editedAt: null,
        mayEdit: true,
      };
      if (same === undefined) {
        entries.set(found.number, [...known, entry]);
        store({ ...found, comments: found.comments + 1 });
      }
      return reply('createNoteComment', { entry });
    }),
    handle('addNotePicture', async ({ params, request }) => {
      await delay(writesAfterMs);
      const found = find(params['number']);
      if (found === undefined) return refusal(request, 404, NO_NOTE);
      const added = picture();
      store({ ...found, pictures: [...found.pictures, added] });
      return reply('addNotePicture', { picture: added });
    }),
    handle('notePeople', () => reply('notePeople', { people: [...people] })),
    handle('renameGuest', async ({ request }) => {
      const form = ENDPOINTS.renameGuest.body.parse(await request.json());
      ({ name } = form);
      return reply('renameGuest', { name: form.name });
    }),
  ];
}
