import { acceptedEncoding, ENCODINGS } from '../http/acceptedEncoding.ts';
import type { Representation } from './fileAnswer.ts';

/** A file in memory, in the encodings that it was compressed to. */
export interface MemoryFile {
  /** Changes with the contents. */
  readonly hash: string;
  readonly type: string;
  readonly plain: Buffer<ArrayBuffer>;
  readonly br?: Buffer<ArrayBuffer>;
  readonly gzip?: Buffer<ArrayBuffer>;
}

/** Returns the file in the best encoding that a client accepts. */
export function memoryRepresentation(
  file: MemoryFile,
  acceptEncoding: string | undefined,
): Representation {
  const available = ENCODINGS.filter((encoding) => file[encoding] !== undefined);
  const encoding = acceptedEncoding(acceptEncoding, available);
  const body = (encoding && file[encoding]) ?? file.plain;
  return {
    etag: `"${file.hash}${encoding === undefined ? '' : `-${encoding}`}"`,
    type: file.type,
    bytes: body.length,
    hasRanges: false,
    headers: { Vary: 'Accept-Encoding', ...(encoding && { 'Content-Encoding': encoding }) },
    read: () => Promise.resolve(body),
  };
}
