import type { BodyOf } from '@jawla/contract';
import { DATE_SLOT } from '@jawla/contract/tours';
import { nameKey } from '@jawla/contract/nameKey';
import type { UploadTag } from '../../uploads/uploadTag.ts';
import { pilotNameOf } from '../tours/pilotName.ts';

/**
 * Returns whether a request cancels an upload. It matches uploads by date and file name, or all uploads of the date if
 * it names no file. It also matches an upload whose file name has not arrived yet: the cancellation may arrive first.
 *
 * @param by.projectId - Id of the project, or name of the pilot.
 * @param by.userId - Who cancels: two admins may upload pilots at the same time, also of the same name.
 */
export function isCancelledBy(
  tag: UploadTag,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
  { uploadFor, projectType, date, file }: BodyOf<'cancelUpload'>,
): boolean {
  if (tag.kind !== uploadFor) return false;
  if (tag.kind === 'pilot') {
    const pilot = file ? pilotNameOf(file) : projectId;
    if (tag.userId !== userId) return false;
    return tag.name === undefined || nameKey(tag.name) === nameKey(pilot);
  }
  if (tag.kind !== 'project' || tag.projectId !== projectId) return false;
  if (tag.slot !== (projectType === 'date' ? DATE_SLOT : date)) return false;
  return !file || tag.file === undefined || fileKey(tag.file) === fileKey(file);
}

/** Normalizes a file name for comparison. Browsers encode a quotation mark as `%22`, and some send a path. */
function fileKey(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  return base.replaceAll('"', '%22').normalize('NFC');
}
