import { EMAIL_TYPES } from '@jawla/contract/emailTypes';
import { FOOTAGE_BYTES_MAX, FOOTAGE_FOLDERS } from '@jawla/contract/footageLimits';
import {
  IMAGE_EXTENSIONS,
  IMAGE_TYPES,
  VIDEO_EXTENSIONS,
  VIDEO_TYPES,
} from '@jawla/contract/fileTypes';
import { isVisibleLine, normalizeLine } from '@jawla/contract/visibleText';
import type { UploadRequest } from '#core/http';

/** The kinds of footage: videos of a photo session, or photos and videos that were missing. */
export const FOOTAGE_KINDS = ['session', 'missing'] as const;
export type FootageKind = (typeof FOOTAGE_KINDS)[number];

const TAKEN: Readonly<
  Record<FootageKind, { extensions: readonly string[]; types: readonly string[] }>
> = {
  session: { extensions: VIDEO_EXTENSIONS, types: VIDEO_TYPES },
  missing: {
    extensions: [...VIDEO_EXTENSIONS, ...IMAGE_EXTENSIONS],
    types: [...VIDEO_TYPES, ...IMAGE_TYPES],
  },
};

export type RefusalReason = 'tooLarge' | 'duplicate' | 'invalid';

export interface FileRejection {
  name: string;
  reason: RefusalReason;
}

/** For a file chooser: MIME types and extensions, because some devices know only one of them. */
export function acceptOf(kind: FootageKind): string {
  const { extensions, types } = TAKEN[kind];
  return [...types, ...extensions.map((extension) => `.${extension}`)].join(',');
}

/** Adds the valid files to the selection; invalid ones are returned with their reasons. */
export function choose(
  kind: FootageKind,
  chosen: readonly File[],
  offered: readonly File[],
): { chosen: readonly File[]; refused: readonly FileRejection[] } {
  const taken = [...chosen];
  const refused: FileRejection[] = [];
  for (const file of offered) {
    const reason = reasonAgainst(kind, taken, file);
    if (reason === undefined) taken.push(file);
    else refused.push({ name: file.name, reason });
  }
  return { chosen: taken, refused };
}

function reasonAgainst(
  kind: FootageKind,
  taken: readonly File[],
  { name, type, size }: File,
): RefusalReason | undefined {
  const { extensions, types } = TAKEN[kind];
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
  // Browsers know few of these MIME types, so an unknown type does not override a known extension.
  if (!extensions.includes(extension) && !types.includes(type.toLowerCase())) return 'invalid';
  if (size > FOOTAGE_BYTES_MAX) return 'tooLarge';
  // A size of 0 means that the device could not read the file.
  if (size === 0) return 'invalid';
  return taken.some((other) => other.name === name) ? 'duplicate' : undefined;
}

export type NameError = 'required' | 'hidden';

/** Returns the error of a project name, by the rules of the contract. */
export function nameErrorOf(projectName: string): NameError | undefined {
  const name = normalizeLine(projectName);
  if (name === '') return 'required';
  return isVisibleLine(name) ? undefined : 'hidden';
}

/** Builds one request for all files. */
export function requestOf(
  kind: FootageKind,
  projectName: string,
  files: readonly File[],
): UploadRequest<'uploadSession'> | UploadRequest<'uploadMissing'> {
  const common = { params: {}, files };
  const texts = { project_name: normalizeLine(projectName), emailType: EMAIL_TYPES.filesUpload };
  return kind === 'session'
    ? {
        ...common,
        name: 'uploadSession',
        fields: { ...texts, folderName: FOOTAGE_FOLDERS.session },
      }
    : {
        ...common,
        name: 'uploadMissing',
        fields: { ...texts, folderName: FOOTAGE_FOLDERS.missing },
      };
}

/**
 * Returns a file of the camera with the time in its name: phones name each one alike, such as `image.jpg`, and a list of
 * files has each name once.
 */
export function nameCaptured(file: File, now: Date): File {
  const extension = /\.\w+$/.exec(file.name)?.[0] ?? '';
  // Swedish writes days and times as ISO 8601 does.
  const at = now.toLocaleString('sv-SE').replaceAll(':', '.');
  const { type, lastModified } = file;
  return new File([file], `${at}${extension}`, { type, lastModified });
}
