/** Folders on the scratch disk in which uploads are received and repacked. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerRegistry } from '../processes/serverRegistry.ts';
import type { Folders } from './folders.ts';

export interface StagingNeeds {
  readonly folders: Pick<Folders, 'incoming'>;
  readonly processes: ServerRegistry;
}

/** Disposing of it deletes the folder and what is in it. */
export interface StagingFolder extends AsyncDisposable {
  readonly path: string;
}

export async function createStagingFolder({
  folders,
  processes,
}: StagingNeeds): Promise<StagingFolder> {
  // The name says which server has the folder.
  const path = join(folders.incoming, `${processes.id}.${randomUUID()}`);
  await mkdir(path);
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 3 }),
  };
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
