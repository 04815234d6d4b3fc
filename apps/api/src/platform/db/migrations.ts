/** Every change of the tables, in order. What has been released is never edited: add another one. */
import type { Kysely } from 'kysely';
import { createFirstSchema } from './firstSchema.ts';

export type Migrations = Record<string, { up(db: Kysely<unknown>): Promise<void> }>;

export const MIGRATIONS: Migrations = {
  '0001_first': { up: createFirstSchema },
};
