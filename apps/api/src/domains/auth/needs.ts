import type { Language } from '@jawla/contract/limits';
import type { Origins } from '../../platform/base/origins.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { RateLimitsStore } from '../../platform/http/rateLimits.store.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { ActivityStore } from '../activity/activity.store.ts';
import type { EmailChangesStore } from '../users/emailChanges.store.ts';
import type { LinksStore } from '../users/links.store.ts';
import type { FindProjects } from '../users/needs.ts';
import type { UsersStore } from '../users/users.store.ts';
import type { CodesStore } from './codes.store.ts';
import type { DeviceCookies } from './deviceCookies.ts';
import type { FirstAdminLinksStore } from './firstAdminLinks.store.ts';
import type { LoginQueue } from './loginQueue.ts';
import type { Passwords } from './passwords.ts';
import type { SessionsStore } from './sessions.store.ts';

export interface Needs {
  readonly db: Database;
  readonly origins: Pick<Origins, 'portal'>;
  readonly brand: Readonly<Record<Language, string>>;
  /** Number of trusted proxies. */
  readonly proxies: number;
  readonly outbox: Outbox;
  readonly rateLimits: RateLimitsStore;
  readonly activity: ActivityStore;
  readonly users: UsersStore;
  readonly links: LinksStore;
  readonly firstAdminLinks: FirstAdminLinksStore;
  readonly emailChanges: EmailChangesStore;
  readonly passwords: Passwords;
  readonly loginQueue: LoginQueue;
  readonly sessions: SessionsStore;
  readonly codes: CodesStore;
  readonly deviceCookies: DeviceCookies;
  readonly findProjects: FindProjects;
}
