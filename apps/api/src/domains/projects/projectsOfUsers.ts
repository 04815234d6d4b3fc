/** Dependencies of the `users` module on projects, injected by `app`. */
import type { ProjectSummary } from '@jawla/contract';
import type { Needs } from './needs.ts';
import { toSummary } from './serializers.ts';

export async function findProjects(
  { projects }: Pick<Needs, 'projects'>,
  userIds: readonly string[],
): Promise<Map<string, ProjectSummary[]>> {
  const reachable = await projects.reachableBy(userIds);
  return new Map([...reachable].map(([userId, heads]) => [userId, heads.map(toSummary)]));
}
