import type { ResponseOf, FileEndpointName } from '@jawla/contract';
import { ofCurrentSession } from '../ofCurrentSession';
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
  /** Deletes what the server has received of an interrupted upload, as far as it can be reached. */
  discard(request: UploadRequest): Promise<void>;
}

/** Creates the transport. Its code loads with the first upload: most users send no files. */
export function createTransport(options: ApiClientOptions): Transport {
  const load = () => loadCode(() => import('./sendFiles'), options);
  return {
    async send(request, callbacks) {
      const settings = ofCurrentSession(options);
      const { sendFiles } = await load();
      return sendFiles(settings, request, callbacks);
    },
    async discard(request) {
      const settings = ofCurrentSession(options);
      const { discardFiles } = await load();
      await discardFiles(settings, request);
    },
  };
}
