import { randomUUID } from 'node:crypto';
import { pathTo, type NewNoteForm } from '@jawla/contract';
import type { Answer, TestServer } from './testServer.ts';
import { ok } from './api.ts';
import type { FormPart } from './files.ts';
import { picture } from './tourPicture.ts';

export function noteForm(changes: Partial<NewNoteForm> = {}): NewNoteForm {
  const text = 'Crack in the column';
  return {
    _id: randomUUID(),
    slot: 'date',
    text,
    place: null,
    person: null,
    due: null,
    ...changes,
  };
}

export const photoForm = (file: Uint8Array, entry = '', fileName = 'a.jpg'): FormPart[] => [
  { name: 'entry', value: entry },
  { name: 'note-picture', file, fileName },
];

/** Enters the name of a guest. @returns The headers of the guest’s browser. */
export async function nameGuest(
  server: Pick<TestServer, 'call'>,
  guest: {
    readonly projectId: string;
    readonly secret: string;
    readonly name?: string | undefined;
  },
): Promise<{ guest: string; cookie: string }> {
  const { projectId, secret, name = 'Sami' } = guest;
  const path = pathTo('renameGuest', { projectId });
  const answer = await server.call('PUT', path, { headers: { guest: secret }, body: { name } });
  ok('renameGuest', answer);
  const [cookie = ''] = [answer.headers['set-cookie'] ?? []].flat();
  return { guest: secret, cookie: cookie.split(';')[0] ?? '' };
}

type PlayedCall =
  | 'createNote'
  | 'updateNote'
  | 'setNoteStatus'
  | 'deleteNote'
  | 'restoreNote'
  | 'createNoteComment'
  | 'updateNoteComment'
  | 'deleteNoteComment'
  | 'restoreNoteComment'
  | 'deleteNotePicture';

/** Makes each change of notes that an account makes. */
export async function playNotes(
  projectId: string,
  call: (name: PlayedCall, path: string, body?: unknown) => Promise<Answer>,
  post: (name: 'addNotePicture', path: string, parts: readonly FormPart[]) => Promise<Answer>,
): Promise<void> {
  const made = await call('createNote', pathTo('createNote', { projectId }), noteForm());
  const { number, revision } = ok('createNote', made).note;
  const key = { projectId, number: String(number) };
  await call('updateNote', pathTo('updateNote', key), { revision, text: 'Wider' });
  for (const status of ['done', 'done', 'open']) {
    await call('setNoteStatus', pathTo('setNoteStatus', key), { status });
  }
  const id = randomUUID();
  await call('createNoteComment', pathTo('createNoteComment', key), { _id: id, text: 'Seen' });
  const ofComment = { ...key, id };
  await call('updateNoteComment', pathTo('updateNoteComment', ofComment), { text: 'Seen it' });
  await call('deleteNoteComment', pathTo('deleteNoteComment', ofComment));
  await call('restoreNoteComment', pathTo('restoreNoteComment', ofComment));
  const photo = photoForm(await picture(300, 200, 'red'));
  const added = await post('addNotePicture', pathTo('addNotePicture', key), photo);
  const { _id } = ok('addNotePicture', added).picture;
  await call('deleteNotePicture', pathTo('deleteNotePicture', { ...key, id: _id }));
  await call('deleteNote', pathTo('deleteNote', key));
  await call('restoreNote', pathTo('restoreNote', key));
}
