/**
 * Turns a received archive into a live tour. Each step takes the result of the previous one. At any time, either the
 * old tour is live or the new one.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ArchiveRefusal } from '@jawla/archives/refusal';
import { repackInWorker } from '../../platform/archives/repackInWorker.ts';
import type { Database } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { tourKey } from '../../platform/files/fileStore.ts';
import type { StagingFolder } from '../../platform/files/staging.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../app/services.ts';
import type { NewTour, TourTarget } from './tours.store.ts';

/** A tour that has passed all checks, as a pack on the scratch disk. */
export interface VerifiedTour extends Omit<NewTour, 'version'> {
  readonly path: string;
}

/** A tour in the file store that is not live yet. */
export interface StoredTour {
  readonly tour: NewTour;
  readonly target: TourTarget;
  readonly key: string;
}

type PublishServices = Pick<
  Services,
  'db' | 'keptPacks' | 'tours' | 'tourPictures' | 'tourInspections'
>;

/**
 * Checks an archive and repacks it in a worker.
 *
 * @param archive - With the start page that the caller has chosen, by its path in the archive.
 * @throws {Problem} 400 with the reason if the archive is rejected; 507 if the disk is full.
 */
export async function verifyTour(
  archive: { readonly path: string; readonly startPage?: string | undefined },
  staging: StagingFolder,
  signal: AbortSignal,
): Promise<VerifiedTour> {
  const path = join(staging.path, 'tour.zip');
  try {
    const { startPage } = archive;
    const job = { archive: archive.path, target: path, startPage };
    return { path, ...(await repackInWorker(job, signal)) };
  } catch (error) {
    if (!(error instanceof ArchiveRefusal)) throw error;
    throw new Problem(400, error.key, { values: error.values });
  }
}

/**
 * Imports the pack into the file store.
 *
 * @throws {Problem} 507 if the file store is full; 503 if it is unavailable.
 */
export async function storeTour(
  { files }: Pick<Services, 'files'>,
  { path, ...verified }: VerifiedTour,
  target: TourTarget,
  signal: AbortSignal,
): Promise<StoredTour> {
  const tour = { version: randomUUID(), ...verified };
  const key = tourKey({
    project_id: 'projectId' in target ? target.projectId : null,
    pilot_id: 'pilotId' in target ? target.pilotId : null,
    version: tour.version,
  });
  const stored = { tour, target, key };
  try {
    await files.importFile(path, key, signal);
  } catch (error) {
    await deleteStored({ files }, stored);
    throw error;
  }
  return stored;
}

/**
 * Makes a stored tour live, and retains the one that it replaces.
 *
 * @param inTransaction - Runs inside the transaction that switches the live version, with the one that was live before.
 *   Throws to abort it.
 */
export async function publishTour(
  { db, keptPacks, tours, tourPictures, tourInspections }: PublishServices,
  { tour, target }: StoredTour,
  inTransaction: (transaction: Database, replaced: string | undefined) => Promise<void>,
): Promise<void> {
  await withTransaction(db, async (transaction) => {
    const replaced = await tours.publish(target, tour, transaction);
    if (replaced !== undefined) await keptPacks.keep(replaced, transaction);
    await inTransaction(transaction, replaced);
  });
  tourInspections.add(tour.version);
  tourPictures.add(tour.version);
}

/** Deletes the files of a tour that was not published. If this fails, they are orphans. */
export async function deleteStored(
  { files }: Pick<Services, 'files'>,
  { key }: StoredTour,
): Promise<void> {
  await files.remove(key).catch(() => undefined);
}
