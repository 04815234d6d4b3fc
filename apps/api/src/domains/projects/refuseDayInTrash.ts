import type { Database } from '../../platform/db/schema.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { TrashStore } from '../trash/trash.store.ts';

/** @throws {Problem} 409 if a date of a project is in the trash, which restores it with its tours. */
export async function refuseDayInTrash(
  trash: TrashStore,
  projectId: string,
  day: string,
  db: Database,
): Promise<void> {
  const trashId = (await trash.daysOf(projectId, db)).get(day);
  if (trashId === undefined) return;
  const until = await trash.until(trashId, db);
  throw new Problem(409, 'date.inTrash', { code: 'taken', values: { day, until } });
}
