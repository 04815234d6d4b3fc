import { RESUMABLE } from '@jawla/contract/footageLimits';
import type { Clock } from '../../platform/base/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { Problem } from '../../platform/http/problem.ts';
import { TTL_MS } from './chunkStore.ts';

/** Enforces a quota of resumable uploads per user, so that unfinished uploads cannot fill the disk. */
export class ResumableUploadsStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /**
   * Registers an upload unless the quota is exceeded. Uses one transaction, so that concurrent requests cannot exceed
   * it together.
   *
   * @throws {Problem} 429 if too many uploads are incomplete; 413 if the number of files or bytes is too large.
   */
  async add(upload: { id: string; userId: string; bytes: number }): Promise<void> {
    await withTransaction(this.#db, async (transaction) => {
      const held = await transaction
        .selectFrom('resumable_uploads')
        .where('user_id', '=', upload.userId)
        .where('expires_at', '>', this.#clock.now())
        .select(['bytes', 'is_whole'])
        .execute();
      const open = held.filter(({ is_whole }) => is_whole === 0).length;
      if (open >= RESUMABLE.openMax) {
        throw new Problem(429, 'upload.tooManyOpen', { values: { limit: RESUMABLE.openMax } });
      }
      const bytes = held.reduce((sum, one) => sum + one.bytes, upload.bytes);
      if (held.length >= RESUMABLE.filesMax || bytes > RESUMABLE.bytesMax) {
        const limit = RESUMABLE.bytesMax / 1_000_000_000;
        throw new Problem(413, 'upload.tooMuchHeld', {
          values: { limit, files: RESUMABLE.filesMax },
        });
      }
      await transaction
        .insertInto('resumable_uploads')
        .values({
          id: upload.id,
          user_id: upload.userId,
          bytes: upload.bytes,
          is_whole: 0,
          expires_at: this.#clock.in(TTL_MS / 1000),
        })
        .execute();
    });
  }

  async setWhole(id: string): Promise<void> {
    await this.#db
      .updateTable('resumable_uploads')
      .set({ is_whole: 1 })
      .where('id', '=', id)
      .execute();
  }

  async delete(id: string): Promise<void> {
    await this.#db.deleteFrom('resumable_uploads').where('id', '=', id).execute();
  }

  async sweep(): Promise<void> {
    await this.#db
      .deleteFrom('resumable_uploads')
      .where('expires_at', '<=', this.#clock.now())
      .execute();
  }
}
