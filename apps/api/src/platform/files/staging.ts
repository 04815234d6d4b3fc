/** Folders on the scratch disk in which uploads are received and unpacked. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Processes } from '../processes/processes.ts';
import type { Folders } from './folders.ts';

export interface StagingNeeds {
  readonly folders: Pick<Folders, 'incoming'>;
  readonly processes: Processes;
}

/** Gives work a folder of its own, which is gone afterwards, whatever happens. */
export async function withStaging<T>(
  { folders, processes }: StagingNeeds,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  // The name says which server has the folder.
  const folder = join(folders.incoming, `${processes.id}.${randomUUID()}`);
  await mkdir(folder);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/**
 * Deletes the folders of servers that are dead.
 *
 * @returns how many
 */
export async function clearStaging({ folders, processes }: StagingNeeds): Promise<number> {
  await processes.sweep();
  const names = await readdir(folders.incoming);
  const alive = await processes.alive();
  const dead = names.filter((name) => !alive.has(name.split('.')[0] ?? ''));
  for (const name of dead) {
    await rm(join(folders.incoming, name), { recursive: true, force: true });
  }
  return dead.length;
}
