/** The views `live_…` of the rows that are not in the trash. */
import type { Kysely } from 'kysely';
import type { Migrations } from './migrations.ts';

const TABLES = ['users', 'projects', 'pilots'] as const;
/** The migration that added `trash_id`. */
const FIRST = '0010_trash';

/** Lets each migration create the views again, because PostgreSQL fixes the columns of a view when it is created. */
export function withLiveViews(migrations: Migrations): Migrations {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => {
      const up = async (db: Kysely<unknown>) => {
        await dropViews(db);
        await migration.up(db);
        if (name >= FIRST) await createViews(db);
      };
      return [name, { up }];
    }),
  );
}

async function dropViews(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await db.schema.dropView(`live_${table}`).ifExists().execute();
}

async function createViews(db: Kysely<unknown>): Promise<void> {
  // Of the migration that added the trash.
  await dropViews(db);
  for (const table of TABLES) {
    const live = db
      .withTables<Record<(typeof TABLES)[number], { trash_id: string | null }>>()
      .selectFrom(table)
      .where('trash_id', 'is', null)
      .selectAll();
    await db.schema.createView(`live_${table}`).as(live).execute();
  }
}
