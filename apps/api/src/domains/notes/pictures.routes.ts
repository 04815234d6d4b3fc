/** Photos of notes and comments. */
import { uploadFormOf } from '@jawla/contract';
import { NOTE_PICTURE_BYTES_MAX, NOTE_PICTURES_MAX } from '@jawla/contract/noteLimits';
import type { Services } from '../../app/services.ts';
import type { Database, NoteRecord } from '../../platform/db/schema.ts';
import { makeNotePictures } from '../../platform/files/images.ts';
import { createStagingFolder } from '../../platform/files/staging.ts';
import type { Api, HttpContext } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import { openForm } from '../../uploads/form.ts';
import { requireEdit, type NoteAccess } from './noteAccess.ts';
import type { StoredPicture } from './notePictures.store.ts';
import { findNote, noNote, type WriteNotes } from './noteWriter.ts';
import { toNotePicture } from './serializers.ts';

export function registerNotePictureRoutes(api: Api, services: Services, write: WriteNotes): void {
  const { noteEntries, notePictures } = services;

  api.on('addNotePicture', async (request) => {
    const { params, http } = request;
    let received: Received | undefined;
    try {
      return await write(
        request,
        async (access, transaction) => {
          if (!received) throw new Problem(400, 'upload.noFile');
          const { entry, ...stored } = received;
          const note = await findNote(services, access, params.number, transaction);
          const entryId = await target(access, note, entry, transaction);
          const added = { note_id: note.id, entry_id: entryId, ...stored };
          return { picture: toNotePicture(await notePictures.add(added, transaction)) };
        },
        async (access) => {
          // Refused before the file is sent, if it is clear then.
          const note = await findNote(services, access, params.number);
          received = await receive(services, access, http, async (entry) => {
            await target(access, note, entry);
          });
        },
      );
    } catch (error) {
      if (received) await notePictures.removeFiles(received.file).catch(() => undefined);
      throw error;
    }
  });

  api.on('deleteNotePicture', async (request) => {
    const { params } = request;
    await write(request, async (access, transaction) => {
      const note = await findNote(services, access, params.number, transaction);
      const picture = await notePictures.find(note.id, params.id, transaction);
      if (!picture) return;
      const entry =
        picture.entry_id === null
          ? undefined
          : await noteEntries.byId(picture.entry_id, transaction);
      requireEdit(access, entry ?? note);
      await notePictures.doom(picture.id, transaction);
    });
    return { message: request.say('note.pictureDeleted') };
  });

  /**
   * Finds what a photo is added to.
   *
   * @param id - Of a comment; empty for the note itself.
   * @returns The id of the comment.
   * @throws {Problem} 404, 403, or 409 if it has as many photos as there may be.
   */
  async function target(
    access: NoteAccess,
    note: NoteRecord,
    id: string,
    transaction?: Database,
  ): Promise<string | null> {
    const entry = id === '' ? undefined : await noteEntries.byId(id, transaction);
    if (id !== '') {
      if (entry?.note_id !== note.id || entry.kind !== 'comment') throw noNote();
      if (entry.deleted_at !== null) throw noNote();
    }
    requireEdit(access, entry ?? note);
    const limit = entry ? 1 : NOTE_PICTURES_MAX;
    const entryId = entry?.id ?? null;
    if ((await notePictures.count(note.id, entryId, transaction)) >= limit) {
      throw new Problem(409, 'note.tooManyPictures', { code: 'tooMany', values: { limit } });
    }
    return entryId;
  }
}

interface Received extends StoredPicture {
  /** Of the form. */
  readonly entry: string;
}

async function receive(
  services: Services,
  { caller }: NoteAccess,
  http: HttpContext,
  /** Called before the photo is decoded. Throws if the photo is not taken. */
  check: (entry: string) => Promise<void>,
): Promise<Received> {
  const user = caller.kind === 'account' ? caller.user : undefined;
  const userId = caller.kind === 'account' ? caller.user.id : caller.link.id;
  await using upload = await services.uploads.begin({ kind: 'note', userId }, http);
  const { signal } = upload;
  await using staging = await createStagingFolder(services);
  await using form = await openForm(services, {
    http,
    user,
    part: uploadFormOf('addNotePicture'),
    staging,
    signal,
    bytesMax: NOTE_PICTURE_BYTES_MAX,
    tooLarge: () => {
      const values = { limit: NOTE_PICTURE_BYTES_MAX / 1_000_000 };
      return new Problem(413, 'note.pictureTooLarge', { values });
    },
  });
  const { path } = await form.save();
  const entry = form.fields['entry'] ?? '';
  await check(entry);
  const pictures = await makeNotePictures(path);
  signal.throwIfAborted();
  return { entry, ...(await services.notePictures.store(pictures)) };
}
