import {
  projectEndpoints,
  projectNamesSchema,
  readResponse,
  type AskedSpeech,
  type ProjectNames,
} from '@jawla/contract';
import { CACHE_MS } from '@jawla/contract/limits';
import { folderParam, tourPath, TOURS_BASE } from '@jawla/contract/tours';
import { ProblemError, toProblem, type RemoteData } from '#core/http';
import { createRequest } from '#core/store';
import { uploadKey } from '#transfers';
import { withChange, type AlignmentChange } from './alignments/alignments';
import type { TourRef } from './tours.model';
import { cancellation, pilotNameOf, type ArchiveSubject } from './upload/archiveRequests';

export function tourKey({ owner, projectName, day = '' }: TourRef): string {
  return [owner, projectName, day].join('|');
}

export interface FoundTour {
  /** URL of the tour's start page. */
  path: string;
  /** The server asks whether the tour speaks. */
  askedSpeech: AskedSpeech | undefined;
  /** How the project is named now. */
  project: ProjectNames | undefined;
}

/** Finds a tour; `notFound` if there is none. */
export const findTour = createRequest({
  name: 'tours/find',
  kind: 'read',
  maxAgeMs: CACHE_MS,
  key: tourKey,
  send: async (http, { owner, projectName, day }: TourRef, signal): Promise<FoundTour> => {
    const folder = folderParam(owner, projectName, day);
    try {
      const { path, askedSpeech, project } = await http.send(projectEndpoints.projectFolder, {
        params: { folder },
        signal,
      });
      return {
        path: path ?? TOURS_BASE + tourPath(owner, projectName, day),
        askedSpeech: askedSpeech ?? undefined,
        project,
      };
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

/**
 * Returns how a project is named now, which the server also says if there is no tour: an address may have a name that the
 * project had before, or spell it otherwise. `undefined` from older servers.
 */
export function currentNames(remote: RemoteData<FoundTour>): ProjectNames | undefined {
  if (remote.phase === 'ready') return remote.data.project;
  if (remote.phase !== 'failed' || remote.problem.kind !== 'notFound') return undefined;
  const { project } = remote.problem;
  try {
    return project === undefined ? undefined : readResponse(projectNamesSchema, project);
  } catch {
    return undefined;
  }
}

/** Which scenes of a project's dates show the same place, by the project's folder: owner|project. */
export const loadAlignments = createRequest({
  name: 'tours/loadAlignments',
  kind: 'read',
  maxAgeMs: CACHE_MS,
  key: (folder: string) => folder,
  send: async (http, folder, signal) => {
    const { alignments } = await http.send(projectEndpoints.tourAlignments, {
      params: { folder },
      signal,
    });
    return alignments;
  },
  entities: (folder) => [{ kind: 'alignments', id: folder }],
  edits: (alignments, action, key) =>
    saveAlignment.loaded.match(action) && action.payload.input.folder === key
      ? [...withChange(alignments, action.payload.input.form)]
      : alignments,
});

/** Identifies the two scenes. */
export function changeKey({ folder, form: { from, to } }: AlignmentChange): string {
  return JSON.stringify([folder, from.slot, from.scene, to.slot, to.scene]);
}

export const saveAlignment = createRequest({
  name: 'tours/saveAlignment',
  kind: 'write',
  key: changeKey,
  send: (http, { folder, form }: AlignmentChange) =>
    http.send(projectEndpoints.setTourAlignment, { params: { folder }, body: { ...form } }),
  invalidates: ({ folder }) => [{ kind: 'alignments', id: folder }],
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
  send: (http, { subject, file }) =>
    http.send(projectEndpoints.cancelUpload, cancellation(subject, file)),
  // An attempt whose response was lost may have been published.
  invalidates: ({ subject, file }) =>
    subject.kind === 'pilot'
      ? [{ kind: 'pilot', id: pilotNameOf(file) }]
      : [{ kind: 'project', id: subject.projectId }, { kind: 'tour' }],
});
