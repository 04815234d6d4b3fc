/** Maps the data folder of a test to its database. */
import { basename } from 'node:path';
import { inject } from 'vitest';
import { asAdmin, databaseAt } from './postgres.ts';

const given = inject('postgres');

/** Creates the database of a new data folder. Does nothing with SQLite. */
export async function makeDatabase(dataDir: string): Promise<void> {
  if (!given) return;
  const { adminUrl, template } = given;
  await asAdmin(adminUrl, `create database "${nameFor(dataDir)}" template "${template}"`);
}

/** Drops the database of a data folder, which is in memory. Does nothing with SQLite. */
export async function dropDatabase(dataDir: string): Promise<void> {
  if (!given) return;
  await asAdmin(given.adminUrl, `drop database if exists "${nameFor(dataDir)}" with (force)`);
}

/** Returns the `DATABASE_URL` of a data folder; `undefined` with SQLite. */
export function databaseUrlOf(dataDir: string): string | undefined {
  return given && databaseAt(given.adminUrl, nameFor(dataDir));
}

function nameFor(dataDir: string): string {
  return `${given?.template ?? ''}-${basename(dataDir)}`;
}
