import type { ProjectSummary } from '@jawla/contract';
import type { Origins } from '../../platform/base/origins.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { ActiveUploads } from '../../uploads/activeUploads.ts';
import type { LinksStore } from './links.store.ts';
import type { UsersStore } from './users.store.ts';

/** The own projects of each user, then those shared with this user, by the user's id. */
export type FindProjects = (
  userIds: readonly string[],
) => Promise<ReadonlyMap<string, readonly ProjectSummary[]>>;

/**
 * Takes the tours of a user's projects out of reach, inside the transaction that deletes the user.
 *
 * @returns the projects' ids
 */
export type WithdrawToursOf = (userId: string, transaction: Database) => Promise<string[]>;

export interface Needs {
  readonly db: Database;
  readonly origins: Pick<Origins, 'portal'>;
  readonly outbox: Outbox;
  readonly uploads: ActiveUploads;
  readonly users: UsersStore;
  readonly links: LinksStore;
  readonly findProjects: FindProjects;
  readonly withdrawToursOf: WithdrawToursOf;
}
