/** Which stored files the database refers to, and which there are. Footage is recorded instead of deleted. */
import { isSchemaMismatch } from '../db/errors.ts';
import type { Database } from '../db/schema.ts';
import { coverKey } from './covers.ts';
import { COVERS_KEY, tourKey, TOURS_KEY, type FileStore } from './fileStore.ts';
import { notePictureKeys } from './notePictures.ts';

/** Number of key segments below the area's own: owner and version of a tour, the name of a cover. */
const PARTS = { [TOURS_KEY]: 2, [COVERS_KEY]: 1 } as const;

export type Area = keyof typeof PARTS;
export const AREAS: readonly Area[] = [TOURS_KEY, COVERS_KEY];

/** Returns the keys of all tours and pictures that rows refer to, in any state; without the smaller variants of covers. */
export async function usedFiles(db: Database): Promise<Set<string>> {
  const tours = await db
    .selectFrom('tours')
    .select(['version', 'project_id', 'pilot_id', 'picture_file', 'chosen_picture_file'])
    .execute();
  const projects = await db
    .selectFrom('projects')
    .where('cover_file', 'is not', null)
    .select('cover_file')
    .execute();
  const photos = await db.selectFrom('note_pictures').select('file').execute().catch(noneInOlder);
  const pictures = [
    ...tours.flatMap((tour) => [tour.picture_file, tour.chosen_picture_file]),
    ...projects.map(({ cover_file }) => cover_file),
  ].filter((file) => file !== null);
  return new Set([
    ...tours.map(tourKey),
    ...pictures.map(coverKey),
    ...photos.flatMap(({ file }) => notePictureKeys(file)),
  ]);
}

/** The doctor reads databases that this program has not migrated yet: those have no photos. */
function noneInOlder(error: unknown): [] {
  if (isSchemaMismatch(error)) return [];
  throw error;
}

/**
 * Returns the keys of everything stored in an area.
 *
 * @param place - Prefix of the area's key.
 */
export function storedFiles(files: FileStore, area: Area, place = ''): Promise<string[]> {
  return keysBelow(files, place + area, PARTS[area]);
}

/** Returns the keys that are `parts` segments below a key. */
export async function keysBelow(files: FileStore, key: string, parts: number): Promise<string[]> {
  if (parts === 0) return [key];
  const found: string[] = [];
  for (const name of await files.list(key)) {
    found.push(...(await keysBelow(files, `${key}/${name}`, parts - 1)));
  }
  return found;
}
