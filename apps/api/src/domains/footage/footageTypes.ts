/** Checks the types of footage: by extension or declared type first, then by content. */
import { extname } from 'node:path/posix';
import {
  IMAGE_EXTENSIONS,
  IMAGE_TYPES,
  VIDEO_EXTENSIONS,
  VIDEO_TYPES,
} from '@jawla/contract/fileTypes';
import { isPicture } from '../../platform/files/images.ts';
import type { FootageFileRecord } from '../../platform/db/schema.ts';
import type { FileHead } from '../../uploads/form.ts';

/** Number of bytes to read for the detection of magic bytes. */
export const HEAD_BYTES = 16;

/** Checks the extension or the declared media type of a file. */
export function claimsToFit({ name, type }: FileHead, withImages: boolean): boolean {
  const extension = extname(name).slice(1).toLowerCase();
  const extensions: readonly string[] = withImages
    ? [...VIDEO_EXTENSIONS, ...IMAGE_EXTENSIONS]
    : VIDEO_EXTENSIONS;
  const types: readonly string[] = withImages ? [...VIDEO_TYPES, ...IMAGE_TYPES] : VIDEO_TYPES;
  return extensions.includes(extension) || types.includes(type.toLowerCase());
}

/** Checks the magic bytes of a file: those of a video, or of a picture if `withImages`. */
export function fits(head: Buffer, withImages: boolean): boolean {
  return isVideo(head) || (withImages && isPicture(head));
}

/**
 * Returns what can be done with a file. A film is played by the type of its extension, so a file with another extension
 * is only downloaded, even if it begins like a film.
 */
export function fileKind(name: string, head: Buffer): FootageFileRecord['kind'] {
  if (isPicture(head)) return 'picture';
  const extension = extname(name).slice(1).toLowerCase();
  const isKnown = VIDEO_EXTENSIONS.some((each) => each === extension);
  return isKnown && isVideo(head) ? 'film' : 'other';
}

/** Types of the first box in MP4, 3GP and MOV files. Old cameras omit `ftyp`. */
const BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
/** Magic bytes of WebM and Matroska. */
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

function isVideo(head: Buffer): boolean {
  return BOXES.includes(head.toString('latin1', 4, 8)) || head.subarray(0, 4).equals(EBML);
}
