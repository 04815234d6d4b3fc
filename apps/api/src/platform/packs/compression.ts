/**
 * Decides which files of a pack are stored deflated. They can be sent as gzip without recompression; a range of one
 * has to be inflated.
 */
import { contentEncoding, isCompressible, mimeType } from '../files/mime.ts';

/** Maximum size of a deflated file, in bytes: it is inflated for clients that do not accept gzip. */
const SIZE_MAX = 64 * 1024 * 1024;
/** Maximum size of a deflated file that supports ranges, in bytes: a range is inflated from the start of the file. */
export const RANGED_SIZE_MAX = 8 * 1024 * 1024;
/** Maximum ratio of deflated to original size: a smaller saving does not justify the cost. */
const WORTH = 0.9;
/** Proprietary formats. If the archive has deflated them well, they stay deflated. */
const UNKNOWN = 'application/octet-stream';

/** Whether to deflate a file that is stored uncompressed in its archive. */
export function shouldDeflate(path: string, size: number): boolean {
  return size <= SIZE_MAX && isCompressible(mimeType(path));
}

/** Whether a file may stay deflated as in its archive. */
export function mayStayDeflated(path: string, size: number): boolean {
  const isUnknown = mimeType(path) === UNKNOWN && contentEncoding(path) === undefined;
  // Viewers read their own formats by range requests.
  return shouldDeflate(path, size) || (isUnknown && size <= RANGED_SIZE_MAX);
}

export function isWorthDeflating(compressedSize: number, size: number): boolean {
  return compressedSize < size * WORTH;
}
