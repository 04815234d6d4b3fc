import { NOTE_PICTURE_BYTES_MAX, NOTE_PICTURES_MAX } from '@jawla/contract/noteLimits';
import { IMAGE_EXTENSIONS, IMAGE_TYPES } from '@jawla/contract/fileTypes';

export { IMAGE_FILES } from '#core/pictures';

export type PhotoProblem = 'photoType' | 'photoSize' | 'photoCount';

/** Which of some files become photos of a note, and why another one does not. */
export function takePhotos(
  files: readonly File[],
  taken: number,
  max: number = NOTE_PICTURES_MAX,
): { photos: readonly File[]; problem: PhotoProblem | undefined } {
  const photos: File[] = [];
  let problem: PhotoProblem | undefined;
  for (const file of files) {
    const own = problemOf(file) ?? (taken + photos.length >= max ? 'photoCount' : undefined);
    if (own === undefined) photos.push(file);
    problem ??= own;
  }
  return { photos, problem };
}

function problemOf({ name, type, size }: File): PhotoProblem | undefined {
  const extension = name.split('.').at(-1)?.toLowerCase();
  const isPhoto =
    IMAGE_EXTENSIONS.some((known) => known === extension) &&
    (type === '' || IMAGE_TYPES.some((known) => known === type));
  if (!isPhoto) return 'photoType';
  return size > NOTE_PICTURE_BYTES_MAX ? 'photoSize' : undefined;
}
