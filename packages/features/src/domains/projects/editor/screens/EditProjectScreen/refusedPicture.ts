import { IMAGE_BYTES_MAX, IMAGE_EXTENSIONS, IMAGE_TYPES } from '@jawla/contract/rules';

/** The files that a chooser of pictures offers. */
export const PICTURE_FILES = IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Why a file is not sent as a picture; the server would refuse it. */
export function refusedPicture(file: File): 'wrongType' | 'tooLarge' | undefined {
  if (!isPicture(file)) return 'wrongType';
  return file.size >= IMAGE_BYTES_MAX ? 'tooLarge' : undefined;
}

/** By its ending; pictures from the clipboard have a type and no name worth the name. */
function isPicture({ name, type }: File): boolean {
  const extension = name.split('.').at(-1)?.toLowerCase();
  return (
    IMAGE_EXTENSIONS.some((known) => known === extension) &&
    (type === '' || IMAGE_TYPES.some((known) => known === type))
  );
}
