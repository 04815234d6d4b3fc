/** Twenty-third migration: logins at an OpenID provider. `schema.ts` documents the columns. */
import type { Kysely } from 'kysely';

export async function addIdentities(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('identities')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('iss', 'text', (c) => c.notNull())
    .addColumn('sub', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('identities_subject', ['iss', 'sub'])
    .execute();
  await schema.createIndex('identities_of_user').on('identities').column('user_id').execute();
  await schema
    .createTable('sso_logins')
    .addColumn('secret_hash', 'text', (c) => c.primaryKey())
    .addColumn('state_hash', 'text', (c) => c.notNull().unique())
    .addColumn('identity_id', 'text', (c) =>
      c.notNull().references('identities.id').onDelete('cascade'),
    )
    .addColumn('refresh_token', 'text')
    .addColumn('return_to', 'text')
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await schema
    .createIndex('sso_logins_of_identity')
    .on('sso_logins')
    .column('identity_id')
    .execute();
  // SQLite adds one column per statement.
  const sessions = () => schema.alterTable('sessions');
  await sessions()
    .addColumn('identity_id', 'text', (c) => c.references('identities.id').onDelete('set null'))
    .execute();
  await sessions().addColumn('refresh_token', 'text').execute();
  await sessions().addColumn('renew_at', 'text').execute();
  await schema.createIndex('sessions_of_identity').on('sessions').column('identity_id').execute();
  await schema.createIndex('sessions_to_renew').on('sessions').column('renew_at').execute();
}
