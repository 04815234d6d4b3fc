import type { ResponseOf, FileEndpointName } from '@jawla/contract';
import type { ApiClientOptions } from '../options';
import { loadCode } from './loadCode';
import type { UploadCallbacks, UploadRequest } from './request';

/** Sends large bodies to the server, by tus or multipart. */
export interface Transport {
  /**
   * Sends files. When it is called again after an interruption, it resumes the upload if the server supports
   * tus.
   *
   * @throws {ProblemError} For every error.
   */
  send<Name extends FileEndpointName>(
    request: UploadRequest<Name>,
    callbacks: UploadCallbacks,
  ): Promise<ResponseOf<Name>>;
}

/** Creates the transport. Its code loads with the first upload: most users send no files. */
export function createTransport(options: ApiClientOptions): Transport {
  return {
    async send(request, callbacks) {
      const { sendFiles } = await loadCode(() => import('./sendFiles'), options);
      return sendFiles(options, request, callbacks);
    },
  };
}
