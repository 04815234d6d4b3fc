/** From an archive on the disk to a tour that people see, in steps that leave either the old or the new. */
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ArchiveRefusal } from '../../platform/archives/refusal.ts';
import { unpack } from '../../platform/archives/unpack.ts';
import type { Database } from '../../platform/db/schema.ts';
import { transact } from '../../platform/db/transact.ts';
import { tourKey } from '../../platform/files/fileStore.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Needs } from './needs.ts';
import type { TourPlace } from './tours.store.ts';

export interface Published {
  readonly version: string;
  /** The version it replaced. */
  readonly before: string | undefined;
}

export interface PublishOptions {
  readonly archive: string;
  /** A folder on the scratch disk to unpack in. */
  readonly staging: string;
  readonly place: TourPlace;
  /** Part of the transaction that switches the live version; throws to refuse. */
  readonly alongside: (transaction: Database, published: Published) => Promise<void>;
  /** Cancels up to the last moment before the switch. */
  readonly signal: AbortSignal;
}

/**
 * @throws Problem 400 with the reason when the archive is refused, 507 when the disk is full, 503 when the
 *   file store is away
 */
export async function publishTour(needs: Needs, options: PublishOptions): Promise<void> {
  const { db, files, tours } = needs;
  const { archive, staging, place, alongside, signal } = options;
  const unpacked = join(staging, 'tour');
  await mkdir(unpacked);
  const tour = await unpack({ archive, target: unpacked }, signal).catch(asProblem);

  const version = randomUUID();
  const key = tourKey({
    project_id: 'projectId' in place ? place.projectId : null,
    pilot_id: 'pilotId' in place ? place.pilotId : null,
    version,
  });
  try {
    await files.takeIn(unpacked, key, signal);
    await transact(db, async (transaction) => {
      signal.throwIfAborted();
      const before = await tours.publish(place, { version, ...tour }, transaction);
      await alongside(transaction, { version, before });
    });
  } catch (error) {
    // Where that fails as well, the sweep finds it.
    await files.remove(key).catch(() => undefined);
    throw error;
  }
}

function asProblem(error: unknown): never {
  if (!(error instanceof ArchiveRefusal)) throw error;
  throw new Problem(400, error.key, { values: error.values });
}
