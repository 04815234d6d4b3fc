import type { UserRecord } from '../platform/db/schema.ts';
import { withStaging } from '../platform/files/staging.ts';
import type { HttpContext } from '../platform/http/api.ts';
import { Problem } from '../platform/http/problem.ts';
import { untilGone } from '../platform/http/untilGone.ts';
import type { Needs } from './needs.ts';
import {
  receiveForm,
  type FileHead,
  type ReceivedForm,
  type ReceiveOptions,
} from './receiveForm.ts';
import { UploadCancelled, type RunningUpload } from './runningUploads.ts';
import type { UploadTag } from './uploadTag.ts';

export interface UploadOptions extends Omit<
  ReceiveOptions,
  'folder' | 'signal' | 'resumed' | 'check'
> {
  readonly http: HttpContext;
  readonly user: UserRecord;
  /** By which the upload can be cancelled. */
  readonly tag: UploadTag;
  /** Looks at a file before its bytes are read; throws to refuse it. */
  readonly check?: (file: FileHead, upload: RunningUpload) => Promise<void> | void;
  /** One unless told otherwise. */
  readonly filesMax?: number;
  /** What a wrong text field is answered with: 422 unless told otherwise. */
  readonly textStatus?: 400 | 422;
}

export interface Staging {
  readonly upload: RunningUpload;
  readonly folder: string;
  /** Aborted when the upload is cancelled or the connection ends. */
  readonly signal: AbortSignal;
}

/**
 * Takes a request's files to a folder of their own and hands them to the work. When the connection ends
 * before the answer is sent, or somebody cancels, nothing of it stays.
 */
export async function takeUpload<T>(
  needs: Needs,
  { http, user, tag, check, filesMax = 1, textStatus = 422, ...options }: UploadOptions,
  work: (form: ReceivedForm, staging: Staging) => Promise<T>,
): Promise<T> {
  const { uploads, resumable } = needs;
  const incoming = http.env.incoming;

  async function take(staging: Staging, gone: AbortSignal): Promise<T> {
    const { upload, folder, signal } = staging;
    let resumed: readonly string[] = [];
    try {
      const form = await receiveForm(incoming, {
        ...options,
        filesMax,
        textStatus,
        folder,
        signal,
        ...(check && { check: (file) => check(file, upload) }),
        resumed: (id, path) => resumable.take(id, user, path),
      });
      ({ resumed } = form);
      signal.throwIfAborted();
      const done = await work(form, staging);
      if (!gone.aborted) await resumable.forget(resumed);
      return done;
    } catch (error) {
      // Whoever lost the connection, or met a server in trouble, may ask again without sending all again.
      if (!gone.aborted && isRefusal(error)) await resumable.forget(resumed);
      throw error;
    }
  }

  try {
    return await uploads.run(tag, (upload) =>
      untilGone(
        http,
        () => new UploadCancelled(),
        (gone) => {
          const signal = AbortSignal.any([upload.signal, gone]);
          return withStaging(needs, (folder) => take({ upload, folder, signal }, gone));
        },
      ),
    );
  } catch (error) {
    if (!(error instanceof UploadCancelled)) throw error;
    incoming.resume();
    throw new Problem(400, 'upload.cancelled');
  }
}

/** Whether something is over for what it is, or because somebody wished so; trouble of ours passes. */
function isRefusal(error: unknown): boolean {
  return error instanceof UploadCancelled || (error instanceof Problem && error.status < 500);
}
