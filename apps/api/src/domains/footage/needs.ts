import type { FootageSpace } from '@jawla/contract';
import type { Clock } from '../../platform/base/clock.ts';
import type { Log } from '../../platform/base/log.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { FindUser } from '../../platform/http/api.ts';
import type { RateLimitsStore } from '../../platform/http/rateLimits.store.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Needs as UploadNeeds } from '../../uploads/needs.ts';
import type { ActivityStore } from '../activity/activity.store.ts';
import type { UsersStore } from '../users/users.store.ts';
import type { FootageStore } from './footage.store.ts';

/** The background job that reads what was handed in, deletes what was deleted, and warns of too little space. */
export const FOOTAGE_JOB = 'footage';
/** The one that mails admins what was handed in. */
export const NOTICES_JOB = 'footage notices';

export interface Needs extends UploadNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly files: FileStore;
  readonly findUser: FindUser;
  readonly outbox: Outbox;
  readonly jobs: Pick<Jobs, 'wake'>;
  readonly rateLimits: RateLimitsStore;
  readonly activity: ActivityStore;
  readonly users: UsersStore;
  readonly footage: FootageStore;
  readonly footageSpace: () => Promise<FootageSpace>;
}
