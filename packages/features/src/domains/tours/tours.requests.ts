import { CACHE_MS } from '@jawla/contract/limits';
import { folderParam, tourPath, TOURS_BASE } from '@jawla/contract/tours';
import { ProblemError, toProblem } from '#core/http';
import { createRequest } from '#core/store';
import { uploadKey } from '#transfers';
import type { TourRef } from './tours.model';
import { cancellation, pilotNameOf, type ArchiveSubject } from './upload/archiveRequests';

export function tourKey({ owner, projectName, day = '' }: TourRef): string {
  return [owner, projectName, day].join('|');
}

/** Loads the URL of a tour's start page; `notFound` if there is no tour. */
export const findTour = createRequest({
  name: 'tours/find',
  kind: 'read',
  maxAgeMs: CACHE_MS,
  key: tourKey,
  send: async (http, { owner, projectName, day }: TourRef, signal) => {
    const folder = folderParam(owner, projectName, day);
    try {
      const { path } = await http.send('projectFolder', { params: { folder }, signal });
      return path ?? TOURS_BASE + tourPath(owner, projectName, day);
    } catch (cause) {
      // A 403 becomes 404: whether a project exists is not disclosed to users without access.
      const isForbidden = toProblem(cause).kind === 'forbidden';
      throw isForbidden ? new ProblemError({ kind: 'notFound' }, { cause }) : cause;
    }
  },
  entities: (id) => [{ kind: 'tour', id }],
  // The URL of a tour that was replaced or deleted would open the withdrawn version.
  dropsOutdated: true,
});

/** An upload of a tour that the user cancelled. */
export interface Cancellation {
  subject: ArchiveSubject;
  /** Name of the file. */
  file: string;
}

/** Deletes what the server has received of a cancelled upload. */
export const cancelUpload = createRequest({
  name: 'tours/cancelUpload',
  kind: 'write',
  key: ({ subject }: Cancellation) => uploadKey(subject),
  send: (http, { subject, file }) => http.send('cancelUpload', cancellation(subject, file)),
  // An attempt whose response was lost may have been published.
  invalidates: ({ subject, file }) =>
    subject.kind === 'pilot'
      ? [{ kind: 'pilot', id: pilotNameOf(file) }]
      : [{ kind: 'project', id: subject.projectId }, { kind: 'tour' }],
});
