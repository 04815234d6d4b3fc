/** Which files of a pack are kept deflated: those go out as gzip without any work, ranges of them need some. */
import { contentEncoding, isCompressible, mimeType } from '../files/mime.ts';

/** Larger files are kept plain, in bytes: clients that do not accept gzip get them inflated. */
const SIZE_MAX = 64 * 1024 * 1024;
/** A range of a deflated file is inflated from its start, so larger ones have none, in bytes. */
export const RANGED_SIZE_MAX = 8 * 1024 * 1024;
/** Share of its size that a deflated file has at most: for less, plain bytes are the better choice. */
const WORTH = 0.9;
/** Programs' own formats: those that their tools deflated well stay so. */
const UNKNOWN = 'application/octet-stream';

/** Whether to deflate a file that its archive holds plain. */
export function shouldDeflate(path: string, size: number): boolean {
  return size <= SIZE_MAX && isCompressible(mimeType(path));
}

/** Whether a file may stay as its archive deflated it. */
export function mayStayDeflated(path: string, size: number): boolean {
  const isUnknown = mimeType(path) === UNKNOWN && contentEncoding(path) === undefined;
  // Programs read their own formats in ranges.
  return shouldDeflate(path, size) || (isUnknown && size <= RANGED_SIZE_MAX);
}

export function isWorthDeflating(compressedSize: number, size: number): boolean {
  return compressedSize < size * WORTH;
}
