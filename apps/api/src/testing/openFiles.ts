import { readdir, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestServer } from './testServer.ts';

/** Returns the files of this process that are open in folders of the data folder. Ignores those of the database. */
export async function openFiles(
  { dataDir }: Pick<TestServer, 'dataDir'>,
  folders: readonly string[],
): Promise<string[]> {
  // `/proc` exists only on Linux.
  const descriptors = await readdir('/proc/self/fd').catch(() => []);
  const targets = await Promise.all(
    descriptors.map((descriptor) => readlink(`/proc/self/fd/${descriptor}`).catch(() => '')),
  );
  return targets.filter((target) =>
    folders.some((folder) => target.startsWith(join(dataDir, folder))),
  );
}
