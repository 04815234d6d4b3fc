import type { Database } from './schema.ts';

/** What servers store once for all of them. Keys for signatures have rows of the same table: `openServices.ts`. */
export type SettingName =
  | 'demo'
  | 'footage-warned'
  | 'installation'
  | 'installation-written'
  | 'last-backup'
  | 'last-sent-mail'
  | 'last-sent-sms'
  | 'orphans-held-covers'
  | 'orphans-held-tours'
  | 'password-login-until';

export async function readSetting(db: Database, name: SettingName): Promise<string | undefined> {
  const row = await db
    .selectFrom('settings')
    .where('key', '=', name)
    .select('value')
    .executeTakeFirst();
  return row?.value;
}

export async function writeSetting(db: Database, name: SettingName, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: name, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function deleteSetting(db: Database, name: SettingName): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', name).execute();
}
