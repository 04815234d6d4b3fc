/** Submits staged files as footage. Atomic: all files are submitted, or none. */
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { fullName } from '@jawla/contract/fullName';
import { FOOTAGE_BYTES_MAX, FOOTAGE_FOLDERS, FOOTAGE_WAITING } from '@jawla/contract/footageLimits';
import { removeHidden } from '@jawla/contract/visibleText';
import type { Database, UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { FOOTAGE_KEY } from '../../platform/files/fileStore.ts';
import { readHead } from '../../platform/files/readHead.ts';
import { sanitizeFileName } from '../../platform/files/sanitizeFileName.ts';
import { Problem } from '../../platform/http/problem.ts';
import { footageThing } from '../activity/things.ts';
import type { FootageStore, NewFile } from './footage.store.ts';
import { claimsToFit, fileKind, fits, HEAD_BYTES } from './footageTypes.ts';
import type { Services } from '../../app/services.ts';
import { NOTICES_JOB } from './announceFootage.ts';
import { FOOTAGE_JOB } from './recordFootage.ts';
import { uniqueFileName } from './uniqueFileName.ts';

export type FootageFolder = (typeof FOOTAGE_FOLDERS)[keyof typeof FOOTAGE_FOLDERS];

export interface StagedFile {
  /** File name from the request. */
  readonly name: string;
  readonly type: string;
  readonly path: string;
}

export interface FootageSubmission {
  readonly user: UserRecord;
  /** Name that the user typed, trimmed. */
  readonly projectName: string;
  readonly folder: FootageFolder;
  readonly files: readonly StagedFile[];
}

/**
 * Checks a file.
 *
 * @throws {Problem} 415 if name or content are of a wrong type; 400 if the file is empty; 413 if it is too large.
 */
export async function checkFootage(
  file: StagedFile,
  folder: FootageFolder,
): Promise<Pick<NewFile, 'bytes' | 'kind'>> {
  const withImages = folder === FOOTAGE_FOLDERS.missing;
  if (!claimsToFit(file, withImages)) throw fileRefusal(415, 'footage.type', file.name);
  const { size } = await stat(file.path);
  if (size === 0) throw fileRefusal(400, 'footage.empty', file.name);
  if (size > FOOTAGE_BYTES_MAX) throw fileRefusal(413, 'footage.tooLarge', file.name);
  const head = await readHead(file.path, HEAD_BYTES);
  if (!fits(head, withImages)) throw fileRefusal(415, 'footage.type', file.name);
  return { bytes: size, kind: fileKind(file.name, head) };
}

/** @throws {Problem} Like `checkFootage`; 400 if the project name is empty. */
export async function submitFootage(
  services: Pick<Services, 'activity' | 'clock' | 'db' | 'files' | 'footage' | 'jobs'>,
  delivery: FootageSubmission,
): Promise<void> {
  const { db, clock, activity, files: store, footage, jobs } = services;
  const { user, projectName, folder, files } = delivery;
  if (projectName === '') throw noProject();
  const names = new Set<string>();
  const checked: (NewFile & Pick<StagedFile, 'path'>)[] = [];
  for (const file of files) {
    const facts = await checkFootage(file, folder);
    checked.push({ ...facts, name: uniqueFileName(file.name, names), path: file.path });
  }
  const bytes = checked.reduce((sum, file) => sum + file.bytes, 0);

  const id = randomUUID();
  const senderName = fullName(user);
  const createdAt = clock.now();
  const stamp = createdAt.slice(0, 19).replaceAll(':', '-');
  const path = [sanitizeFileName(projectName), folder, `${stamp} ${id.slice(0, 8)}`].join('/');
  const key = `${FOOTAGE_KEY}/${path}`;
  try {
    for (const file of checked) await store.importFile(file.path, `${key}/${file.name}`);
    await withTransaction(db, async (transaction) => {
      await refuseTooMuch(footage, user.id, bytes, transaction);
      await footage.add(
        { id, userId: user.id, senderName, projectName, folder, path, createdAt, files: checked },
        transaction,
      );
      const thing = footageThing({ id, project_name: projectName });
      const about = { actor: user, thing, details: { count: files.length } };
      await activity.record({ action: 'footage.handedIn', ...about }, transaction);
    });
  } catch (error) {
    await store.remove(key).catch(() => undefined);
    throw error;
  }
  jobs.wake(NOTICES_JOB);
  jobs.wake(FOOTAGE_JOB);
}

/**
 * @param bytes - Of a delivery that is about to be added.
 * @throws {Problem} 409 if admins have to take some of a person's footage first.
 */
export async function refuseTooMuch(
  footage: FootageStore,
  userId: string,
  bytes: number,
  transaction?: Database,
): Promise<void> {
  const waiting = await footage.waitingOf(userId, transaction);
  const { deliveriesMax, bytesMax } = FOOTAGE_WAITING;
  if (waiting.count < deliveriesMax && waiting.bytes + bytes <= bytesMax) return;
  throw new Problem(409, 'footage.waiting', { code: 'tooMany' });
}

/** Returns the rejection of a file. Removes hidden characters from the name: they could spoof the message. */
export function fileRefusal(
  status: 400 | 413 | 415,
  text: 'footage.empty' | 'footage.tooLarge' | 'footage.type',
  fileName: string,
): Problem {
  return new Problem(status, text, { values: { name: removeHidden(fileName) } });
}

export function noProject(): Problem {
  return new Problem(400, 'footage.noProject', { errors: { project_name: 'footage.noProject' } });
}
