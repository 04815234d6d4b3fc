import type { Clock } from '../../platform/base/clock.ts';
import type { Origins } from '../../platform/base/origins.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { Folders } from '../../platform/files/folders.ts';
import type { RateLimitsStore } from '../../platform/http/rateLimits.store.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { ActivityStore } from '../activity/activity.store.ts';

/** What the configuration says about safety: no secrets. */
export interface SystemSettings {
  readonly filesIn: 'folder' | 's3';
  readonly hasSmtp: boolean;
  readonly hasSmsWebhook: boolean;
  readonly signsSms: boolean;
  /** Number of trusted proxies. */
  readonly proxies: number;
}

/** What the status is computed from, by a server and by `jawla doctor`. */
export interface StatusNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly origins: Origins;
  readonly files: FileStore;
  readonly folders: Pick<Folders, 'data'>;
  readonly systemSettings: SystemSettings;
  readonly outbox: Pick<Outbox, 'failures' | 'waiting'>;
}

export interface Needs extends StatusNeeds {
  readonly activity: ActivityStore;
  readonly outbox: Outbox;
  readonly rateLimits: RateLimitsStore;
}
