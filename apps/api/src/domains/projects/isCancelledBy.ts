import type { BodyOf } from '@jawla/contract';
import { DATE_SLOT } from '@jawla/contract/tours';
import { nameKey } from '../../platform/db/keys.ts';
import type { UploadTag } from '../../uploads/uploadTag.ts';
import { pilotNameOf } from '../tours/pilotName.ts';

/**
 * Whether a call cancels an upload: the one at its date that sends its file, and without a file's name all of that
 * date. An upload whose name has not arrived yet is cancelled as well, because a cancellation that arrives first wins.
 *
 * @param projectId the project's id, or the pilot's name
 */
export function isCancelledBy(
  tag: UploadTag,
  projectId: string,
  { uploadFor, projectType, date, file }: BodyOf<'cancelUpload'>,
): boolean {
  if (tag.kind !== uploadFor) return false;
  if (tag.kind === 'pilot') {
    const pilot = file ? pilotNameOf(file) : projectId;
    return tag.name === undefined || nameKey(tag.name) === nameKey(pilot);
  }
  if (tag.kind !== 'project' || tag.projectId !== projectId) return false;
  if (tag.slot !== (projectType === 'date' ? DATE_SLOT : date)) return false;
  return !file || tag.file === undefined || fileKey(tag.file) === fileKey(file);
}

/** Browsers send a quotation mark in a file's name as `%22`, and some send a path. */
function fileKey(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  return base.replaceAll('"', '%22').normalize('NFC');
}
