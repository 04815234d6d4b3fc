import type { FilePart } from '@jawla/contract';
import { ARCHIVE } from '@jawla/contract/rules';
import type { Database, UserRecord } from '../../platform/db/schema.ts';
import type { HttpContext } from '../../platform/http/api.ts';
import type { FileHead } from '../../uploads/receiveForm.ts';
import type { RunningUpload } from '../../uploads/runningUploads.ts';
import { takeUpload } from '../../uploads/takeUpload.ts';
import type { Undo, UploadTag } from '../../uploads/uploadTag.ts';
import type { Needs } from './needs.ts';
import { publishTour, type Published } from './publishTour.ts';
import type { TourPlace } from './tours.store.ts';

export interface TourUpload {
  readonly http: HttpContext;
  readonly user: UserRecord;
  readonly part: FilePart;
  /** By which the upload can be cancelled. */
  readonly tag: UploadTag;
  /** Decides where the tour goes, once the file's name is known; throws to refuse. */
  readonly placeFor: (fileName: string, upload: RunningUpload) => Promise<TourPlace>;
  /**
   * Part of the transaction that switches the live version; throws to refuse.
   *
   * @returns how to take all of it back
   */
  readonly alongside: (
    transaction: Database,
    published: Published,
    fileName: string,
  ) => Promise<Undo>;
}

/**
 * Takes a tour from a request to its place.
 *
 * @returns the name of the file that it came in
 */
export async function uploadTour(
  needs: Needs,
  { http, user, part, tag, placeFor, alongside }: TourUpload,
): Promise<string> {
  const bytesMax = ARCHIVE.bytesMax;
  let place: TourPlace | undefined;
  const check = async ({ name }: FileHead, upload: RunningUpload) => {
    place = await placeFor(name, upload);
  };
  return takeUpload(needs, { http, user, part, tag, bytesMax, check }, async (form, staging) => {
    const { name: fileName, path: archive } = form.files[0];
    const { upload, folder, signal } = staging;
    await publishTour(needs, {
      archive,
      staging: folder,
      place: place ?? (await placeFor(fileName, upload)),
      alongside: async (transaction, published) => {
        const undo = await alongside(transaction, published, fileName);
        await upload.publish(undo, transaction);
      },
      signal,
    });
    return fileName;
  });
}
