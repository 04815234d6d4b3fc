import { uploadEndpoints, type ResponseOf, type FileEndpointName } from '@jawla/contract';
import type { ApiClientOptions } from '../options';
import { sendForm } from '../apiClient';
import { totalBytes, type UploadRequest, type UploadCallbacks } from './request';

/** Sends all files in one request. An interrupted upload starts from the beginning. */
export function uploadMultipart<Name extends FileEndpointName>(
  settings: ApiClientOptions,
  { name, params, query, fields, files }: UploadRequest<Name>,
  { signal, onSent }: UploadCallbacks,
): Promise<ResponseOf<Name>> {
  const body = new FormData();
  // Fields come before files, as in the contract: a server that parses the stream needs them first.
  for (const [field, value] of Object.entries(fields)) body.append(field, value);
  const endpoint = uploadEndpoints[name];
  for (const file of files) body.append(endpoint.file.field, file, file.name);
  const total = totalBytes(files);
  return sendForm(settings, endpoint, {
    params,
    query,
    body,
    signal,
    onSent: (part) => onSent(part * total),
  });
}
