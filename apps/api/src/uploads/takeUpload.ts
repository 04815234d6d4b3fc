import type { UserRecord } from '../db/schema.ts';
import type { HttpContext } from '../http/api.ts';
import { Problem } from '../http/problem.ts';
import { untilGone } from '../http/untilGone.ts';
import type { Services } from '../services.ts';
import { withStaging } from '../tours/publishTour.ts';
import { receiveForm, type ReceivedForm, type ReceiveOptions } from './receiveForm.ts';
import { UploadCancelled, type UploadTag } from './runningUploads.ts';

export interface UploadOptions extends Omit<ReceiveOptions, 'folder' | 'signal' | 'resumed'> {
  readonly http: HttpContext;
  readonly user: UserRecord;
  /** By which the upload can be cancelled. */
  readonly tag: UploadTag;
  /** One unless told otherwise. */
  readonly filesMax?: number;
  /** What a wrong text field is answered with: 422 unless told otherwise. */
  readonly textStatus?: 400 | 422;
}

/**
 * Takes a request's files to a folder of their own and hands them to the work. When the connection ends
 * before the answer is sent, or somebody cancels, nothing of it stays.
 */
export async function takeUpload<T>(
  services: Services,
  { http, user, tag, filesMax = 1, textStatus = 422, ...options }: UploadOptions,
  work: (form: ReceivedForm, staging: { folder: string; signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const { uploads, resumable } = services;
  const incoming = http.env.incoming;

  async function take(folder: string, signal: AbortSignal, gone: AbortSignal): Promise<T> {
    let resumed: readonly string[] = [];
    try {
      const form = await receiveForm(incoming, {
        ...options,
        filesMax,
        textStatus,
        folder,
        signal,
        resumed: (id, path) => resumable.take(id, user, path),
      });
      ({ resumed } = form);
      signal.throwIfAborted();
      return await work(form, { folder, signal });
    } finally {
      // Whoever lost the connection may ask again without sending everything again.
      if (!gone.aborted) await resumable.forget(resumed);
    }
  }

  try {
    return await uploads.run(tag, (cancelled) =>
      untilGone(
        http,
        () => new UploadCancelled(),
        (gone) =>
          withStaging(services, (folder) => take(folder, AbortSignal.any([cancelled, gone]), gone)),
      ),
    );
  } catch (error) {
    if (!(error instanceof UploadCancelled)) throw error;
    incoming.resume();
    throw new Problem(400, 'upload.cancelled');
  }
}
