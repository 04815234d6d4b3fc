import type { Database } from './schema.ts';

/** Times that the operator asks for, as rows of `settings`. */
export type FactName = 'last-backup' | 'last-sent-mail' | 'last-sent-sms';

/** Stores when something has happened last, in ISO 8601. */
export async function setFact(db: Database, name: FactName, at: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: name, value: at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: at }))
    .execute();
}

export async function readFact(db: Database, name: FactName): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .where('key', '=', name)
    .select('value')
    .executeTakeFirst();
  return row?.value;
}
