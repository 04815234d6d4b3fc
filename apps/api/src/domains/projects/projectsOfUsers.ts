/** Dependencies of the `users` module on projects, injected by `app`. */
import type { ProjectSummary } from '@jawla/contract';
import type { ProjectsStore } from './projects.store.ts';
import { toSummary } from './serializers.ts';

export async function findProjects(
  projects: ProjectsStore,
  userIds: readonly string[],
): Promise<Map<string, ProjectSummary[]>> {
  const reachable = await projects.reachableBy(userIds);
  return new Map([...reachable].map(([userId, heads]) => [userId, heads.map(toSummary)]));
}
