/** Which files staff may hand in: by name or type first, then by what is really in them. */
import { extname } from 'node:path/posix';
import {
  IMAGE_EXTENSIONS,
  IMAGE_TYPES,
  VIDEO_EXTENSIONS,
  VIDEO_TYPES,
} from '@jawla/contract/limits';
import { isPicture } from '../../platform/files/images.ts';
import type { FileHead } from '../../uploads/form.ts';

/** Magic bytes of file types. */
export const HEAD_BYTES = 16;

/** Whether a file claims to be what is taken, by its extension or its type. */
export function claimsToFit({ name, type }: FileHead, withImages: boolean): boolean {
  const extension = extname(name).slice(1).toLowerCase();
  const extensions: readonly string[] = withImages
    ? [...VIDEO_EXTENSIONS, ...IMAGE_EXTENSIONS]
    : VIDEO_EXTENSIONS;
  const types: readonly string[] = withImages ? [...VIDEO_TYPES, ...IMAGE_TYPES] : VIDEO_TYPES;
  return extensions.includes(extension) || types.includes(type.toLowerCase());
}

/** Whether its first bytes are those of a video, or of a picture where pictures are taken. */
export function fits(head: Buffer, withImages: boolean): boolean {
  return isVideo(head) || (withImages && isPicture(head));
}

/** Boxes that an MP4, 3GP or MOV file begins with; old cameras leave `ftyp` out. */
const BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];
/** WebM and Matroska. */
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

function isVideo(head: Buffer): boolean {
  return BOXES.includes(head.toString('latin1', 4, 8)) || head.subarray(0, 4).equals(EBML);
}
