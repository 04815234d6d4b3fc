import { IMAGE_BYTES_MAX } from '@jawla/contract/limits';
import { IMAGE_EXTENSIONS, IMAGE_TYPES } from '@jawla/contract/fileTypes';

/** The `accept` attribute of inputs that take an image. */
export const IMAGE_FILES = IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Why a file is not uploaded as an image; the server would refuse it for the same reason. */
export type ImageRejection = 'wrongType' | 'tooLarge';

/** Checks a file before it is uploaded as an image. @returns `undefined` if it is accepted. */
export function rejectImage(file: File): ImageRejection | undefined {
  if (!isImage(file)) return 'wrongType';
  return file.size >= IMAGE_BYTES_MAX ? 'tooLarge' : undefined;
}

/** By extension and type: images pasted from the clipboard have a generic name. */
function isImage({ name, type }: File): boolean {
  const extension = name.split('.').at(-1)?.toLowerCase();
  return (
    IMAGE_EXTENSIONS.some((known) => known === extension) &&
    (type === '' || IMAGE_TYPES.some((known) => known === type))
  );
}
