/** Twentieth migration: an index that counts the deliveries which wait for an admin, for each page load of one. */
import { sql, type Kysely } from 'kysely';

export async function indexWaitingFootage(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('deliveries_waiting')
    .on('deliveries')
    .column('deleted_at')
    .where(sql.ref('taken_at'), 'is', null)
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();
}
