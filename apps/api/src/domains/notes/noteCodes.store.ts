import { randomInt } from 'node:crypto';
import { NOTE_CODE_LENGTH, NOTE_CODE_LETTERS } from '@jawla/contract/noteLimits';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** Gives projects the code of their notes’ short addresses, and notes their numbers. Neither is ever used again. */
export class NoteCodesStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Returns the code of a project, which gets one when its notes are first asked for. */
  async of(projectId: string, db: Database = this.#db): Promise<string> {
    for (;;) {
      const row = await db
        .selectFrom('note_projects')
        .where('project_id', '=', projectId)
        .select('code')
        .executeTakeFirst();
      if (row) return row.code;
      // Another request may be giving it one, or another project may have this one.
      await db
        .insertInto('note_projects')
        .values({ code: newCode(), project_id: projectId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }

  async projectOf(code: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('note_projects')
      .where('code', '=', code)
      .select('project_id')
      .executeTakeFirst();
    return row?.project_id ?? null;
  }

  /** Returns the next number of a project. */
  async nextNumber(projectId: string, db: Database): Promise<number> {
    await this.of(projectId, db);
    const { last_number } = await db
      .updateTable('note_projects')
      .set({ last_number: sql<number>`last_number + 1` })
      .where('project_id', '=', projectId)
      .returning('last_number')
      .executeTakeFirstOrThrow();
    return last_number;
  }
}

function newCode(): string {
  const letters = Array.from({ length: NOTE_CODE_LENGTH }, () =>
    randomInt(NOTE_CODE_LETTERS.length),
  );
  return letters.map((at) => NOTE_CODE_LETTERS[at]).join('');
}
