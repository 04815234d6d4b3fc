/** Files of the photos of notes: beside the covers, under names that no cover has. */
import { coverKey } from './covers.ts';

/** Where they are served. Their names are random, and each is only served while its note is there. */
export const NOTE_PICTURES_PATH = '/files/notes';

const PREFIX = 'note-';
const SMALL = '-small';
const ENDING = '.webp';

const NAME = /^([0-9a-f-]{36})(-small)?\.webp$/;

/** Returns the keys of both sizes of a photo. */
export function notePictureKeys(file: string): [full: string, small: string] {
  return [coverKey(`${PREFIX}${file}${ENDING}`), coverKey(`${PREFIX}${file}${SMALL}${ENDING}`)];
}

export function notePictureUrls(file: string): { path: string; thumbnail: string } {
  const path = `${NOTE_PICTURES_PATH}/${file}`;
  return { path: path + ENDING, thumbnail: path + SMALL + ENDING };
}

/** Reads the last segment of a URL. */
export function parseNotePicture(segment: string): { file: string; key: string } | undefined {
  const [, file, small] = NAME.exec(segment) ?? [];
  if (file === undefined) return undefined;
  return { file, key: notePictureKeys(file)[small === undefined ? 0 : 1] };
}
