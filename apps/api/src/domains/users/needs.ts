import type { ProjectSummary } from '@jawla/contract';
import type { Log } from '../../platform/base/log.ts';
import type { Origins } from '../../platform/base/origins.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { RateLimitsStore } from '../../platform/http/rateLimits.store.ts';
import type { ActiveUploads } from '../../uploads/activeUploads.ts';
import type { ActivityStore } from '../activity/activity.store.ts';
import type { TrashStore } from '../trash/trash.store.ts';
import type { EmailChangesStore } from './emailChanges.store.ts';
import type { LinksStore } from './links.store.ts';
import type { UsersStore } from './users.store.ts';

/** Returns by user id the own projects, followed by the projects shared with the user. */
export type FindProjects = (
  userIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly ProjectSummary[]>>;

export interface Needs {
  readonly db: Database;
  readonly log: Log;
  readonly origins: Pick<Origins, 'portal'>;
  readonly outbox: Outbox;
  readonly uploads: ActiveUploads;
  readonly users: UsersStore;
  readonly links: LinksStore;
  readonly emailChanges: EmailChangesStore;
  readonly activity: ActivityStore;
  readonly rateLimits: RateLimitsStore;
  readonly findProjects: FindProjects;
  readonly trash: TrashStore;
}
