import type { Clock } from '../../platform/base/clock.ts';
import type { Log } from '../../platform/base/log.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Covers } from '../../platform/files/covers.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Needs as UploadNeeds } from '../../uploads/needs.ts';
import type { ActivityStore } from '../activity/activity.store.ts';
import type { KeptPacksStore } from './keptPacks.store.ts';
import type { TourQueue } from './tourQueue.ts';
import type { ToursStore } from './tours.store.ts';

export interface Needs extends UploadNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly files: FileStore;
  readonly outbox: Outbox;
  readonly activity: ActivityStore;
  readonly tours: ToursStore;
  readonly keptPacks: KeptPacksStore;
  readonly covers: Covers;
  readonly tourPictures: TourQueue;
  readonly tourInspections: TourQueue;
}
