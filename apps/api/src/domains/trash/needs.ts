import type { Database } from '../../platform/db/schema.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { TrashStore } from './trash.store.ts';

export interface Needs {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly trash: TrashStore;
}

/** Deletes the files of what was deleted permanently. */
export const TOURS_SWEEP_JOB = 'deleted tours';
