import type { AnswerOf, FileCallName } from '@jawla/contract';
import type { ApiClientOptions } from '../options';
import { ProblemError } from '../problem';
import { resumableAddress } from './capabilities';
import { totalBytes, type UploadCallbacks, type UploadRequest } from './request';
import { uploadMultipart } from './uploadMultipart';

/** Below this size, sending again takes less time than the requests that resuming costs. */
const RESUMABLE_MIN_BYTES = 1_000_000;

/** Sends large bodies to the server, whatever protocol is used. */
export interface Transport {
  /**
   * Sends files. Sent again after an interruption, it resumes wherever the server supports that.
   *
   * @throws {ProblemError} Whatever went wrong.
   */
  send<Name extends FileCallName>(
    request: UploadRequest<Name>,
    callbacks: UploadCallbacks,
  ): Promise<AnswerOf<Name>>;
}

/** Creates the transport: tus where the server offers it, one multipart request otherwise. */
export function createTransport(options: ApiClientOptions): Transport {
  return {
    async send(request, callbacks) {
      const endpoint =
        totalBytes(request.files) > RESUMABLE_MIN_BYTES
          ? await resumableAddress(options, request.name)
          : undefined;
      if (endpoint === undefined) return uploadMultipart(options, request, callbacks);
      const { uploadResumable } = await loadResumable(options);
      return uploadResumable(options, endpoint, request, callbacks);
    },
  };
}

/** tus-js-client is only needed for large files. */
async function loadResumable({ onReachabilityChange }: ApiClientOptions) {
  try {
    return await import('./uploadResumable');
  } catch (cause) {
    onReachabilityChange?.(false);
    throw new ProblemError({ kind: 'offline' }, { cause });
  }
}
