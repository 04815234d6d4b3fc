import type { FileEndpointName, ResponseOf } from '@jawla/contract';
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
  const endpoint = await resumableEndpoint(options, request);
  if (endpoint === undefined) return uploadMultipart(options, request, callbacks);
  const { uploadResumable } = await loadResumable(options);
  return uploadResumable(options, endpoint, request, callbacks);
}

/** Deletes what the server has received of an interrupted upload; of a multipart request it keeps nothing. */
export async function discardFiles(
  options: ApiClientOptions,
  request: UploadRequest,
): Promise<void> {
  const endpoint = await resumableEndpoint(options, request);
  if (endpoint === undefined) return;
  const { discardResumable } = await loadResumable(options);
  await discardResumable(options, endpoint, request.files);
}

async function resumableEndpoint(
  options: ApiClientOptions,
  { name, files }: Pick<UploadRequest, 'name' | 'files'>,
): Promise<string | undefined> {
  return totalBytes(files) > RESUMABLE_MIN_BYTES ? tusEndpoint(options, name) : undefined;
}

/** Code splitting: only large files need `tus-js-client`. */
function loadResumable(options: ApiClientOptions) {
  return loadCode(() => import('./uploadResumable'), options);
}
