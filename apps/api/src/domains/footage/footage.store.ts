import type { Clock } from '../../platform/base/clock.ts';
import type { Database, DeliveryRecord } from '../../platform/db/schema.ts';

/** Stores submissions of footage. Their files are in the footage folder. */
export class FootageStore {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async add(
    delivery: {
      id: string;
      userId: string;
      projectName: string;
      folder: string;
      path: string;
      files: number;
      bytes: number;
    },
    db: Database,
  ): Promise<void> {
    await db
      .insertInto('deliveries')
      .values({
        id: delivery.id,
        user_id: delivery.userId,
        project_name: delivery.projectName,
        folder: delivery.folder,
        path: delivery.path,
        files: delivery.files,
        bytes: delivery.bytes,
        created_at: this.#clock.now(),
      })
      .execute();
  }

  all(): Promise<DeliveryRecord[]> {
    return this.#db.selectFrom('deliveries').orderBy('created_at').selectAll().execute();
  }
}
