import type { Database } from '../../platform/db/schema.ts';

/** What the trash does with tours, injected by `app`. */
export interface ToursInTrash {
  putInTrash(
    owner:
      | { projectIds: readonly string[] }
      | { projectId: string; slot: string }
      | { pilotId: string },
    trashId: string,
    db: Database,
  ): Promise<void>;
  takeFromTrash(trashId: string, slot: string | undefined, db: Database): Promise<void>;
  withdrawAll(
    owner: { projectIds: readonly string[] } | { pilotId: string } | { trashId: string },
    db: Database,
  ): Promise<void>;
}
