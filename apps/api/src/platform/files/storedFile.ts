import { answerFile, type FileAnswer, type FileHeaders, type FileRequest } from './fileAnswer.ts';
import type { FileStore } from './fileStore.ts';
import { mimeType } from './mime.ts';

/**
 * Answers with a file of the file store.
 *
 * @param key decided by the caller; nothing is resolved here
 * @returns nothing when there is no such file
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
