import type { TrashedThing } from '@jawla/contract';
import type { Database } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { TrashStore } from './trash.store.ts';

export type Thing = TrashedThing;

/** What the trash does with tours, injected by `app`. */
export interface ToursInTrash {
  putInTrash(
    owner:
      { projectIds: readonly string[] } | { projectId: string; slot: string } | { pilotId: string },
    trashId: string,
    db: Database,
  ): Promise<void>;
  takeFromTrash(trashId: string, db: Database): Promise<void>;
  withdrawAll(
    owner: { projectIds: readonly string[] } | { pilotId: string } | { trashId: string },
    db: Database,
  ): Promise<void>;
}

export interface Needs {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly trash: TrashStore;
}

/** Deletes the files of what was deleted for good. */
export const TOURS_SWEEP_JOB = 'deleted tours';
