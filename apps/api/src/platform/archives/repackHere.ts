import { dirname } from 'node:path';
import { ArchiveFault } from '@jawla/contract/archiveFault';
import { clearNames } from '@jawla/contract/archiveTexts';
import { diskSpace } from '../files/diskSpace.ts';
import { PackWriter } from '@jawla/archives/packWriter';
import { ArchiveFile } from '@jawla/archives/archiveFile';
import { inspect, readStored } from '@jawla/archives/inspect';
import { readDirectory } from '@jawla/archives/readDirectory';
import { ArchiveRefusal } from '@jawla/archives/refusal';
import { neededBytes, repack } from './repack.ts';
import type { RepackJob, RepackOutcome } from './repackMessages.ts';

/** Repacks an archive in the calling thread, which it blocks. */
export async function repackHere(job: RepackJob): Promise<RepackOutcome> {
  try {
    return await makePack(job);
  } catch (error) {
    if (error instanceof ArchiveFault) {
      return { outcome: 'refused', key: `archive.${error.rule}`, values: error.values };
    }
    if (error instanceof ArchiveRefusal) {
      return { outcome: 'refused', key: error.key, values: error.values };
    }
    const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    if (full) return { outcome: 'noSpace' };
    throw error;
  }
}

async function makePack({
  archive: path,
  target,
  startPage: chosen,
}: RepackJob): Promise<RepackOutcome> {
  using archive = new ArchiveFile(path);
  const listed = readDirectory(archive);
  const { entries } = await clearNames(listed.entries, (entry) => readStored(archive, entry));
  const directory = { ...listed, entries };
  const plan = inspect(directory, chosen);
  const { freeBytes } = await diskSpace(dirname(target));
  if (neededBytes(plan) > freeBytes) return { outcome: 'noSpace' };
  await using pack = new PackWriter(target);
  await repack(archive, { directory, plan }, pack);
  const facts = await pack.finish();
  const { files, bytes, startPage } = plan;
  return { outcome: 'done', files, bytes, startPage, ...facts };
}
