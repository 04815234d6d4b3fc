import { NOTE_PICTURE_SENT_SIDE } from '@jawla/contract/noteLimits';
import { shrinkImage } from '#core/pictures';

/** Returns a photo as it is sent: as it is if the browser cannot read it, so that the server says why. */
export async function shrinkPhoto(photo: File): Promise<File> {
  return (await shrinkImage(photo, NOTE_PICTURE_SENT_SIDE)) ?? photo;
}
