import type { Log } from '../../platform/base/log.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Needs as UploadNeeds } from '../../uploads/needs.ts';
import type { ToursStore } from './tours.store.ts';

/** Deletes a pilot, inside the transaction that deletes its tours. */
export type DeletePilot = (pilotId: string, transaction: Database) => Promise<void>;

export interface Needs extends UploadNeeds {
  readonly db: Database;
  readonly log: Log;
  readonly files: FileStore;
  readonly outbox: Outbox;
  readonly tours: ToursStore;
  readonly deletePilot: DeletePilot;
}
