/** The one way in which notes are changed. */
import { Semaphore } from '../../platform/base/semaphore.ts';
import type { Database, NoteRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../app/services.ts';
import {
  accessToNotes,
  limitWrites,
  sees,
  type NoteAccess,
  type NotesRequest,
} from './noteAccess.ts';

/** Counts a change, and makes it in a transaction in which its caller has access. */
export type WriteNotes = <T>(
  request: NotesRequest,
  work: (access: NoteAccess, transaction: Database) => Promise<T>,
  /** Runs before, if it takes longer than a transaction may. */
  prepare?: (access: NoteAccess) => Promise<void>,
) => Promise<T>;

export function noteWriter(services: Services): WriteNotes {
  /**
   * Changes count what there is: on PostgreSQL, all but one of those at the same time would fail and begin again. Other
   * servers are few, so that the transaction’s own attempts are enough for them.
   */
  const turn = new Semaphore(1);
  return async (request, work, prepare) => {
    const access = await accessToNotes(services, request);
    await limitWrites(services, access, request.http);
    await prepare?.(access);
    return turn.run(() =>
      withTransaction(services.db, async (transaction) =>
        work(await accessToNotes(services, request, transaction), transaction),
      ),
    );
  };
}

const NUMBER = /^[1-9]\d{0,5}$/;

/**
 * Finds a note that has not been deleted.
 *
 * @param text - Its number, as in the path.
 * @throws {Problem} 404
 */
export async function findNote(
  services: Pick<Services, 'db' | 'notes'>,
  access: NoteAccess,
  text: string,
  db?: Database,
): Promise<NoteRecord> {
  const note = await findDeletedNote(services, access, text, db);
  if (note.deleted_at !== null) throw noNote();
  return note;
}

/** The same, also of one that is deleted. */
export async function findDeletedNote(
  { db: own, notes }: Pick<Services, 'db' | 'notes'>,
  access: NoteAccess,
  text: string,
  db: Database = own,
): Promise<NoteRecord> {
  const isNumber = NUMBER.test(text);
  const note = isNumber ? await notes.find(access.project.id, Number(text), db) : undefined;
  if (!note || !sees(access, note)) throw noNote();
  return note;
}

export function noNote(): Problem {
  return new Problem(404, 'note.missing');
}
