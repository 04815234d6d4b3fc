import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipOf, type ZipEntry } from '../../demo/zipBytes.ts';
import { repackHere } from '../platform/archives/repackHere.ts';
import { FolderStore } from '../platform/files/folderStore.ts';
import { Packs, type Pack } from '../platform/packs/packs.ts';

/** Packs a tour with these files, without a server. */
export async function withPack<T>(
  entries: readonly ZipEntry[],
  work: (pack: Pack, startPage: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'jawla-pack-'));
  const packs = new Packs(new FolderStore(folder, false));
  try {
    const archive = join(folder, 'archive.zip');
    await writeFile(archive, zipOf(entries));
    const key = 'tour.zip';
    const packed = await repackHere({ archive, target: join(folder, key) });
    if (packed.outcome !== 'done') throw new Error(`The archive is not packed: ${packed.outcome}`);
    return await packs.use({ key, ...packed }, (pack) => work(pack, packed.startPage));
  } finally {
    packs.close();
    await rm(folder, { recursive: true, force: true });
  }
}
