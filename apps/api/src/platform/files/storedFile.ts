import { answerFile, type FileAnswer, type FileHeaders, type FileRequest } from './fileAnswer.ts';
import type { FileStore } from './fileStore.ts';
import { mimeType } from './mime.ts';

/**
 * Responds with a file of the file store.
 *
 * @param key - A trusted key: it is not sanitized here.
 * @returns `undefined` if the file does not exist.
 */
export async function answerStoredFile(
  request: FileRequest,
  files: FileStore,
  key: string,
  headers: FileHeaders,
): Promise<FileAnswer | undefined> {
  const file = await files.find(key);
  if (!file) return undefined;
  const { bytes, etag } = file;
  const read = file.open.bind(file);
  const representation = { bytes, etag, type: mimeType(key), hasRanges: true, read };
  return answerFile(request, representation, headers);
}
