import type { Clock } from '../../platform/base/clock.ts';
import type { Origins } from '../../platform/base/origins.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { RateLimitsStore } from '../../platform/http/rateLimits.store.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { ActivityStore } from '../activity/activity.store.ts';
import type { LoginQueue } from '../auth/loginQueue.ts';
import type { Passwords } from '../auth/passwords.ts';
import type { SessionsStore } from '../auth/sessions.store.ts';
import type { ProjectsStore } from '../projects/projects.store.ts';
import type { EmailChangesStore } from '../users/emailChanges.store.ts';
import type { LinksStore } from '../users/links.store.ts';
import type { UsersStore } from '../users/users.store.ts';

export interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  readonly origins: Pick<Origins, 'portal'>;
  /** Number of trusted proxies. */
  readonly proxies: number;
  readonly outbox: Outbox;
  readonly rateLimits: RateLimitsStore;
  readonly activity: ActivityStore;
  readonly users: UsersStore;
  readonly links: LinksStore;
  readonly emailChanges: EmailChangesStore;
  readonly passwords: Passwords;
  readonly loginQueue: LoginQueue;
  readonly sessions: SessionsStore;
  readonly projects: ProjectsStore;
}
