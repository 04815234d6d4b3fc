/** Dependencies of the `users` module on projects, injected by `app`. */
import type { ProjectSummary } from '@jawla/contract';
import type { Database } from '../../platform/db/schema.ts';
import type { Needs } from './needs.ts';
import { toSummary } from './serializers.ts';

type Stores = Pick<Needs, 'projects' | 'tours'>;

export async function findProjects(
  { projects }: Pick<Stores, 'projects'>,
  userIds: readonly string[],
): Promise<Map<string, ProjectSummary[]>> {
  const reachable = await projects.reachableBy(userIds);
  return new Map([...reachable].map(([userId, heads]) => [userId, heads.map(toSummary)]));
}

export async function withdrawToursOf(
  { projects, tours }: Stores,
  userId: string,
  transaction: Database,
): Promise<string[]> {
  const projectIds = await projects.idsOwnedBy(userId, transaction);
  await tours.withdrawAll({ projectIds }, transaction);
  return projectIds;
}
