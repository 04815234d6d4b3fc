import type { Database } from '../../platform/db/schema.ts';

interface ProjectName {
  readonly ownerId: string;
  readonly nameKey: string;
}

/** Ends the former name of another project: the name leads to the project that has it now. */
export async function takeName({ ownerId, nameKey }: ProjectName, db: Database): Promise<void> {
  await db
    .deleteFrom('former_names')
    .where('owner_id', '=', ownerId)
    .where('name_key', '=', nameKey)
    .execute();
}

/**
 * Lets addresses with the name that a project had lead to it from now on, unless the name leads to another project: one that
 * has it, or that had it later.
 */
export async function keepFormerName(
  { ownerId, nameKey, projectId, since }: ProjectName & { projectId: string; since: string },
  db: Database,
): Promise<void> {
  const holder = await db
    .selectFrom('live_projects')
    .where('owner_id', '=', ownerId)
    .where('name_key', '=', nameKey)
    .select('id')
    .executeTakeFirst();
  if (holder) return;
  await db
    .insertInto('former_names')
    .values({ owner_id: ownerId, name_key: nameKey, project_id: projectId, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
