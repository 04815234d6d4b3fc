import type { FilePart } from '@jawla/contract';
import { ARCHIVE } from '@jawla/contract/rules';
import type { Database } from '../db/schema.ts';
import type { HttpContext } from '../http/api.ts';
import { Problem } from '../http/problem.ts';
import { untilGone } from '../http/untilGone.ts';
import type { Services } from '../services.ts';
import { publishTour, withStaging, type Published } from '../tours/publishTour.ts';
import type { TourPlace } from '../tours/tours.store.ts';
import { receiveFile } from './receiveFile.ts';
import { UploadCancelled, type UploadTag } from './runningUploads.ts';

export interface TourUpload {
  readonly http: HttpContext;
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

/**
 * Takes a tour from a request to its place. When the connection ends before the answer is sent, or somebody
 * cancels, nothing of it stays.
 */
export async function uploadTour(services: Services, upload: TourUpload): Promise<UploadedTour> {
  const { incoming } = upload.http.env;
  try {
    return await services.uploads.run(upload.tag, (cancelled) =>
      untilGone(
        upload.http,
        () => new UploadCancelled(),
        (gone) => {
          const signal = AbortSignal.any([cancelled, gone]);
          return withStaging(services, (staging) => take(services, upload, staging, signal));
        },
      ),
    );
  } catch (error) {
    if (!(error instanceof UploadCancelled)) throw error;
    incoming.resume();
    throw new Problem(400, 'upload.cancelled');
  }
}

async function take(
  services: Services,
  { http, part, placeFor, alongside }: TourUpload,
  staging: string,
  signal: AbortSignal,
): Promise<UploadedTour> {
  let place: TourPlace | undefined;
  const { name: fileName, path: archive } = await receiveFile(http.env.incoming, {
    part,
    folder: staging,
    bytesMax: ARCHIVE.bytesMax,
    signal,
    check: async ({ name }) => {
      place = await placeFor(name);
    },
  });
  const at = place ?? (await placeFor(fileName));
  const published = await publishTour(services, {
    archive,
    staging,
    place: at,
    alongside: (transaction) => alongside(transaction, at, fileName),
    signal,
  });
  return { fileName, place: at, published };
}
