import type { ResponseOf, FileEndpointName } from '@jawla/contract';
import type { ApiClientOptions } from '../options';
import { tusEndpoint } from './capabilities';
import { loadCode } from './loadCode';
import { totalBytes, type UploadCallbacks, type UploadRequest } from './request';
import { uploadMultipart } from './uploadMultipart';

/** Below this size, sending a file again takes less time than the additional requests of tus. */
const RESUMABLE_MIN_BYTES = 1_000_000;

/** Sends files by tus where the server offers it, otherwise in one multipart request. */
export async function sendFiles<Name extends FileEndpointName>(
  options: ApiClientOptions,
  request: UploadRequest<Name>,
  callbacks: UploadCallbacks,
): Promise<ResponseOf<Name>> {
  const endpoint =
    totalBytes(request.files) > RESUMABLE_MIN_BYTES
      ? await tusEndpoint(options, request.name)
      : undefined;
  if (endpoint === undefined) return uploadMultipart(options, request, callbacks);
  // Code splitting: only large files need `tus-js-client`.
  const { uploadResumable } = await loadCode(() => import('./uploadResumable'), options);
  return uploadResumable(options, endpoint, request, callbacks);
}
