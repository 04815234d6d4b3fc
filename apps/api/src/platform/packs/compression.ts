/** Which files of a pack are kept deflated: those go out as gzip without any work, ranges of them need some. */
import { isCompressible, mimeType } from '../files/mime.ts';

/** A range of a deflated file is inflated from its start, so large files are kept plain, in bytes. */
const SIZE_MAX = 64 * 1024 * 1024;
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
  return shouldDeflate(path, size) || (size <= SIZE_MAX && mimeType(path) === UNKNOWN);
}

export function isWorthDeflating(compressedSize: number, size: number): boolean {
  return compressedSize < size * WORTH;
}
