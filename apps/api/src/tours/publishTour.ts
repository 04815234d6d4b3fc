/** From an archive on the disk to a tour that people see, in steps that leave either the old or the new. */
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ArchiveRefusal } from '../archives/refusal.ts';
import { unpack } from '../archives/unpack.ts';
import type { Database } from '../db/schema.ts';
import { tourFolder } from '../files/folders.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import type { TourPlace } from './tours.store.ts';

export interface Published {
  readonly version: string;
  /** The version it replaced. */
  readonly before: string | undefined;
}

/** Gives work a folder of its own, which is gone afterwards, whatever happens. */
export async function withStaging<T>(
  services: Services,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(services.folders.incoming, randomUUID());
  await mkdir(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

export interface PublishOptions {
  readonly archive: string;
  /** A folder on the same disk to unpack in. */
  readonly staging: string;
  readonly place: TourPlace;
  /** Part of the transaction that switches the live version; throws to refuse. */
  readonly alongside: (transaction: Database) => Promise<void>;
  /** Cancels up to the last moment before the switch. */
  readonly signal: AbortSignal;
}

/** @throws Problem 400 with the reason when the archive is refused, 507 when the disk is full */
export async function publishTour(services: Services, options: PublishOptions): Promise<Published> {
  const { db, folders, tours } = services;
  const { archive, staging, place, alongside, signal } = options;
  const unpacked = join(staging, 'tour');
  await mkdir(unpacked);
  const tour = await unpack({ archive, target: unpacked }, signal).catch(asProblem);

  const version = randomUUID();
  const target = tourFolder(folders, {
    project_id: 'projectId' in place ? place.projectId : null,
    pilot_id: 'pilotId' in place ? place.pilotId : null,
    version,
  });
  await mkdir(dirname(target), { recursive: true });
  signal.throwIfAborted();
  await rename(unpacked, target);
  try {
    await flushFolder(target);
    await flushFolder(dirname(target));
    const before = await db.transaction().execute(async (transaction) => {
      signal.throwIfAborted();
      await alongside(transaction);
      return tours.publish(place, { version, ...tour }, transaction);
    });
    return { version, before };
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
}

function asProblem(error: unknown): never {
  if (!(error instanceof ArchiveRefusal)) throw error;
  throw new Problem(400, error.key, { values: error.values });
}

/** Makes a rename outlive a power cut. Windows has no such thing, and does not need it. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
