/**
 * Background work on footage: records deliveries that have no rows, reads files once for their checksums, and deletes
 * the files of deleted deliveries.
 */
import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { FOOTAGE_FOLDERS } from '@jawla/contract/footageLimits';
import { errorFields } from '../../platform/base/log.ts';
import type { DeliveryRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { FOOTAGE_KEY, type FileStore } from '../../platform/files/fileStore.ts';
import type { FoundFile, NewFile } from './footage.store.ts';
import { fileKind, HEAD_BYTES } from './footageTypes.ts';
import type { Services } from '../../app/services.ts';

const FOLDERS: readonly string[] = Object.values(FOOTAGE_FOLDERS);
/** Start of a delivery's folder: the time at which it was handed in. */
const STAMP = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2}) /;

/** The background job that reads what was handed in, deletes what was deleted, and warns of too little space. */
export const FOOTAGE_JOB = 'footage';

type RecordServices = Pick<Services, 'db' | 'clock' | 'files' | 'footage' | 'log'>;

/**
 * Records deliveries in the footage folder that the database does not know: of a backup, or copied there by an operator.
 * Without a sender, but otherwise like those that were handed in.
 *
 * @param before - Ignores folders written later: their upload may still be in progress.
 */
export async function recordUnknownFootage(
  services: RecordServices,
  before: string,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock, files: store, footage } = services;
  for (const project of await store.list(FOOTAGE_KEY)) {
    for (const folder of await store.list(`${FOOTAGE_KEY}/${project}`)) {
      if (!FOLDERS.includes(folder)) continue;
      for (const name of await store.list(`${FOOTAGE_KEY}/${project}/${folder}`)) {
        signal?.throwIfAborted();
        const path = `${project}/${folder}/${name}`;
        if (await footage.knowsPath(path)) continue;
        const writtenAt = await store.writtenAt(`${FOOTAGE_KEY}/${path}`);
        if (writtenAt === undefined || writtenAt > before) continue;
        const files = await listFiles(store, path);
        if (files.length === 0) continue;
        const createdAt = timeOf(name) ?? writtenAt ?? clock.now();
        const row = { id: randomUUID(), userId: null, projectName: project, folder, path };
        await withTransaction(db, (transaction) =>
          footage.add({ ...row, createdAt, files }, transaction),
        );
      }
    }
  }
}

/** Lists the files of earlier deliveries, and reads each file once for its checksum. */
export async function readFootage(services: RecordServices, signal?: AbortSignal): Promise<void> {
  const { db, files: store, footage, log } = services;
  for (const { id, path } of await footage.unlisted()) {
    signal?.throwIfAborted();
    const files = await listFiles(store, path);
    // Its disk may not be mounted.
    if (files.length === 0) continue;
    await withTransaction(db, (transaction) => footage.setListed(id, files, transaction));
  }
  await findAgain(services, signal);
  for (;;) {
    signal?.throwIfAborted();
    const file = await footage.nextUnread();
    if (!file) return;
    const checksum = await checksumOf(store, file, signal);
    if (checksum === undefined) {
      log.warn('footage is missing', { file: file.id });
      await footage.setMissing(file.id);
    } else await footage.setChecksum(file.id, checksum);
  }
}

/** Looks for files that were missing: their disk may have been mounted since. Lists each delivery once. */
async function findAgain(
  { files: store, footage }: RecordServices,
  signal?: AbortSignal,
): Promise<void> {
  for (const [path, files] of Map.groupBy(await footage.missing(), (file) => file.path)) {
    signal?.throwIfAborted();
    const names = new Set(await store.list(`${FOOTAGE_KEY}/${path}`));
    for (const file of files) {
      if (!names.has(file.name)) continue;
      const found = await store.find(footageFileKey(file));
      if (found?.bytes === file.bytes) await footage.setFound(file.id);
    }
  }
}

/** Deletes the files of deleted deliveries that are left. */
export async function removeDeletedFootage(services: RecordServices): Promise<void> {
  for (const delivery of await services.footage.removable()) await removeFiles(services, delivery);
  await services.footage.sweep();
}

/** Deletes the files of a deleted delivery. If the store is unavailable, the background job does it later. */
export async function removeFiles(
  { db, files: store, footage, log }: RecordServices,
  { id, path }: Pick<DeliveryRecord, 'id' | 'path'>,
): Promise<void> {
  try {
    const key = `${FOOTAGE_KEY}/${path}`;
    if ((await store.writtenAt(key)) === undefined && (await isAway(store, footage))) {
      log.warn('footage not deleted', { delivery: id, reason: 'no footage is there' });
      return;
    }
    await store.remove(key);
    await withTransaction(db, (transaction) => footage.setRemoved(id, transaction));
  } catch (error) {
    log.warn('footage not deleted', { delivery: id, ...errorFields(error) });
  }
}

/** Whether there is no footage at all although there should be: its disk is not mounted. */
async function isAway(store: FileStore, footage: Services['footage']): Promise<boolean> {
  return (await store.list(FOOTAGE_KEY)).length === 0 && (await footage.usedBytes()) > 0;
}

export function footageFileKey({ path, name }: Pick<FoundFile, 'path' | 'name'>): string {
  return `${FOOTAGE_KEY}/${path}/${name}`;
}

/** Returns the files of a delivery's folder, by name. Skips folders in it. */
async function listFiles(store: FileStore, path: string): Promise<NewFile[]> {
  const listed: NewFile[] = [];
  for (const name of (await store.list(`${FOOTAGE_KEY}/${path}`)).toSorted()) {
    const found = await store.find(`${FOOTAGE_KEY}/${path}/${name}`);
    if (!found || found.bytes === 0) continue;
    const { bytes } = found;
    const content = await found.open({ start: 0, end: Math.min(HEAD_BYTES, bytes) - 1 });
    const head = Buffer.alloc(HEAD_BYTES);
    if (content) (await buffer(content)).copy(head);
    listed.push({ name, bytes, kind: fileKind(name, head) });
  }
  return listed;
}

/** @returns `undefined` if the file is missing, or has another size than recorded. */
async function checksumOf(
  store: FileStore,
  file: FoundFile,
  signal: AbortSignal | undefined,
): Promise<number | undefined> {
  const found = await store.find(footageFileKey(file));
  const content =
    found?.bytes === file.bytes ? await found.open({ start: 0, end: file.bytes - 1 }) : undefined;
  if (!content) return undefined;
  let sum = 0;
  for await (const chunk of content) {
    // Leaving the loop closes the stream: a film of 20 GB must not delay the end of the server.
    signal?.throwIfAborted();
    if (Buffer.isBuffer(chunk)) sum = crc32(chunk, sum);
  }
  return sum;
}

function timeOf(folder: string): string | undefined {
  const [, day, hours, minutes, seconds] = STAMP.exec(folder) ?? [];
  if (day === undefined) return undefined;
  const time = new Date(`${day}T${hours ?? ''}:${minutes ?? ''}:${seconds ?? ''}.000Z`);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
