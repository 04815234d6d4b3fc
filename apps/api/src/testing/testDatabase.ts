/** Which database a test's data folder goes with. */
import { basename } from 'node:path';
import { inject } from 'vitest';
import { asAdmin, databaseAt } from './postgres.ts';

const given = inject('postgres');

/** Makes the database of a new data folder, where there is anything to make. */
export async function makeDatabase(dataDir: string): Promise<void> {
  if (!given) return;
  const { adminUrl, template } = given;
  await asAdmin(adminUrl, `create database "${nameFor(dataDir)}" template "${template}"`);
}

/** What `DATABASE_URL` says for a data folder; nothing with SQLite. */
export function databaseUrlOf(dataDir: string): string | undefined {
  return given && databaseAt(given.adminUrl, nameFor(dataDir));
}

function nameFor(dataDir: string): string {
  return `${given?.template ?? ''}-${basename(dataDir)}`;
}
