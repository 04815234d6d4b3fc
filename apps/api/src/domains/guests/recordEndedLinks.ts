import type { Database } from '../../platform/db/schema.ts';
import type { ActivityStore } from '../activity/activity.store.ts';
import { projectThing, type Person } from '../activity/things.ts';
import type { EndedLinks } from './guestLinks.store.ts';

/** Records that guest links ended together: an entry for each project. */
export async function recordEndedLinks(
  activity: ActivityStore,
  actor: Person,
  ended: readonly EndedLinks[],
  transaction: Database,
): Promise<void> {
  for (const { project, count } of ended) {
    const details = count > 1 ? { count } : {};
    const entry = {
      action: 'guestLink.revoked',
      actor,
      thing: projectThing(project),
      details,
    } as const;
    await activity.record(entry, transaction);
  }
}
