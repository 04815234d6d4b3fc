/** Twenty-fourth migration: checksums of stored files, for archives made of them. `schema.ts` documents the columns. */
import type { Kysely } from 'kysely';

export async function createFileChecksums(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('file_checksums')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('crc32', 'bigint', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('read_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('file_checksums_read')
    .on('file_checksums')
    .column('read_at')
    .execute();
}
