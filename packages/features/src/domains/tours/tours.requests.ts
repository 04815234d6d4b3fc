import type { BodyOf } from '@jawla/contract';
import { CACHE_MS } from '@jawla/contract/limits';
import { folderParam, tourPath, TOURS_BASE } from '@jawla/contract/tours';
import { ProblemError, toProblem } from '#core/http';
import { createRequest } from '#core/store';
import type { TourRef } from './tours.model';

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
  /** Id of the transfer. */
  id: string;
  /** The project's id, or the pilot's name. */
  projectId: string;
  body: BodyOf<'cancelUpload'>;
}

/** Deletes what the server has received of a cancelled upload. */
export const cancelUpload = createRequest({
  name: 'tours/cancelUpload',
  kind: 'write',
  key: ({ id }: Cancellation) => id,
  send: (http, { projectId, body }) => http.send('cancelUpload', { params: { projectId }, body }),
  // The upload may have been published just before.
  invalidates: ({ projectId, body }) =>
    body.uploadFor === 'pilot'
      ? [{ kind: 'pilot', id: projectId }]
      : [{ kind: 'project', id: projectId }, { kind: 'tour' }],
});
