import { sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/**
 * Adds a day to a project in its place: before the first later one. It is the last one if the project's days have another
 * order, which a client has chosen.
 *
 * @returns `false` if the project has the day already.
 */
export async function insertDay(projectId: string, day: string, db: Database): Promise<boolean> {
  const days = await db
    .selectFrom('sub_dates')
    .where('project_id', '=', projectId)
    .orderBy('position')
    .select(['day', 'position'])
    .execute();
  if (days.some((each) => each.day === day)) return false;
  const isSorted = days.every((each, at) => at === 0 || each.day > (days[at - 1]?.day ?? ''));
  const next = isSorted ? days.find((each) => each.day > day) : undefined;
  // Not the number of days: some may have been deleted.
  const position = next?.position ?? (days.at(-1)?.position ?? -1) + 1;
  await db
    .updateTable('sub_dates')
    .set({ position: sql<number>`position + 1` })
    .where('project_id', '=', projectId)
    .where('position', '>=', position)
    .execute();
  await db.insertInto('sub_dates').values({ project_id: projectId, day, position }).execute();
  return true;
}
