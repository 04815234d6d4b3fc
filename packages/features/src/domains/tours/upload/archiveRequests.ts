import type { BodyOf } from '@jawla/contract';
import type { UploadRequest } from '#core/http';
import type { UploadSubject } from '#transfers';
import type { TourRef } from '../tours.model';

/** An upload that sends the archive of a tour. */
export type ArchiveSubject = Extract<UploadSubject, { kind: 'tour' | 'pilot' }>;

export function isArchiveSubject(subject: UploadSubject): subject is ArchiveSubject {
  return subject.kind === 'tour' || subject.kind === 'pilot';
}

/**
 * Returns the request that uploads an archive.
 *
 * @param startPage The page that the user has chosen, by its path in the archive; `undefined` if it is clear.
 */
export function archiveRequest(
  subject: ArchiveSubject,
  file: File,
  startPage?: string,
): UploadRequest {
  const start = startPage === undefined ? {} : { startPage };
  if (subject.kind === 'pilot') {
    return { name: 'createPilot', params: {}, fields: start, files: [file] };
  }
  const { projectId, date } = subject;
  return {
    name: 'uploadFolder',
    params: { projectId },
    query: { date: date.day, projectType: date.kind },
    fields: { emailType: 'uploadProjectFiles', ...start },
    files: [file],
  };
}

/** Returns parameters and body of the request that deletes what the server has received of an archive. */
export function cancellation(
  subject: ArchiveSubject,
  file: string,
): { params: { projectId: string }; body: BodyOf<'cancelUpload'> } {
  if (subject.kind === 'pilot') {
    return { params: { projectId: pilotNameOf(file) }, body: { uploadFor: 'pilot', file } };
  }
  const { projectId, date } = subject;
  return {
    params: { projectId },
    body: { projectType: date.kind, date: date.day, uploadFor: 'project', file },
  };
}

/** Returns the tour that an upload publishes. */
export function uploadedTour({
  owner,
  projectName,
  date: { kind, day },
}: Extract<UploadSubject, { kind: 'tour' }>): TourRef {
  return kind === 'subDate' ? { owner, projectName, day } : { owner, projectName };
}

/** A pilot is named after its file. */
export function pilotNameOf(file: string): string {
  return file.replace(/\.zip$/i, '');
}
