import type { Services } from '../app/services.ts';
import { footageFileKey } from '../domains/footage/recordFootage.ts';
import { sortKey } from '../platform/db/keys.ts';
import { coverKey } from '../platform/files/covers.ts';
import { tourKey } from '../platform/files/fileStore.ts';
import { notePictureKeys } from '../platform/files/notePictures.ts';

export interface ClientFiles {
  readonly projects: number;
  readonly tours: number;
  /** Of all files that an export of the client copies, as far as the store has them. */
  readonly keys: readonly string[];
}

export async function clientFiles(
  { db }: Pick<Services, 'db'>,
  clientId: string,
): Promise<ClientFiles> {
  const own = db.selectFrom('live_projects').where('owner_id', '=', clientId);
  const projects = await own.select(['name', 'cover_file']).execute();
  const tours = await db
    .selectFrom('tours')
    .where('project_id', 'in', own.select('id'))
    .where('state', '=', 'live')
    .select(['project_id', 'pilot_id', 'version', 'chosen_picture_file'])
    .execute();
  const photos = await db
    .selectFrom('note_pictures')
    .innerJoin('notes', 'notes.id', 'note_pictures.note_id')
    .where('notes.project_id', 'in', own.select('id'))
    .select('note_pictures.file')
    .execute();
  // `in` with an empty list is no SQL.
  const names = ['', ...new Set(projects.map(({ name }) => sortKey(name)))];
  const footage = await db
    .selectFrom('footage_files')
    .innerJoin('deliveries', 'deliveries.id', 'footage_files.delivery_id')
    .where('deliveries.deleted_at', 'is', null)
    .where('deliveries.project_key', 'in', names)
    .select(['deliveries.path', 'footage_files.name'])
    .execute();
  const pictures = [
    ...projects.map(({ cover_file }) => cover_file),
    ...tours.map(({ chosen_picture_file }) => chosen_picture_file),
  ].filter((file) => file !== null);
  const keys = new Set([
    ...tours.map(tourKey),
    ...pictures.map(coverKey),
    ...photos.flatMap(({ file }) => notePictureKeys(file)),
    ...footage.map(footageFileKey),
  ]);
  return { projects: projects.length, tours: tours.length, keys: [...keys] };
}
