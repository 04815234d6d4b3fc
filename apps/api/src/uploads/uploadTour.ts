import type { FilePart } from '@jawla/contract';
import { ARCHIVE } from '@jawla/contract/rules';
import type { Database, UserRecord } from '../db/schema.ts';
import type { HttpContext } from '../http/api.ts';
import type { Services } from '../services.ts';
import { publishTour, type Published } from '../tours/publishTour.ts';
import type { TourPlace } from '../tours/tours.store.ts';
import type { UploadTag } from './runningUploads.ts';
import { takeUpload } from './takeUpload.ts';

export interface TourUpload {
  readonly http: HttpContext;
  readonly user: UserRecord;
  readonly part: FilePart;
  /** By which the upload can be cancelled. */
  readonly tag: UploadTag;
  /** Decides where the tour goes, once the file's name is known; throws to refuse. */
  readonly placeFor: (fileName: string) => Promise<TourPlace>;
  /** Part of the transaction that switches the live version; throws to refuse. */
  readonly alongside: (transaction: Database, place: TourPlace, fileName: string) => Promise<void>;
}

export interface UploadedTour {
  readonly fileName: string;
  readonly place: TourPlace;
  readonly published: Published;
}

/** Takes a tour from a request to its place. */
export async function uploadTour(services: Services, upload: TourUpload): Promise<UploadedTour> {
  const { http, user, part, tag, placeFor, alongside } = upload;
  const bytesMax = ARCHIVE.bytesMax;
  let place: TourPlace | undefined;
  const check = async ({ name }: { name: string }) => {
    place = await placeFor(name);
  };
  return takeUpload(services, { http, user, part, tag, bytesMax, check }, async (form, staging) => {
    const { name: fileName, path: archive } = form.files[0];
    const at = place ?? (await placeFor(fileName));
    const published = await publishTour(services, {
      archive,
      staging: staging.folder,
      place: at,
      alongside: (transaction) => alongside(transaction, at, fileName),
      signal: staging.signal,
    });
    return { fileName, place: at, published };
  });
}
