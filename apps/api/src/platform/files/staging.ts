/** Staging folders on the scratch disk, in which uploads are received and repacked. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerRegistry } from '../processes/serverRegistry.ts';
import type { Folders } from './folders.ts';

export interface StagingNeeds {
  readonly folders: Pick<Folders, 'incoming'>;
  readonly processes: ServerRegistry;
}

/** Its disposal deletes the folder and its content. */
export interface StagingFolder extends AsyncDisposable {
  readonly path: string;
}

export async function createStagingFolder({
  folders,
  processes,
}: StagingNeeds): Promise<StagingFolder> {
  // The prefix identifies the server that owns the folder.
  const path = join(folders.incoming, `${processes.id}.${randomUUID()}`);
  await mkdir(path);
  return {
    path,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/**
 * Deletes the staging folders of dead servers.
 *
 * @returns The number of deleted folders.
 */
export async function clearStaging({ folders, processes }: StagingNeeds): Promise<number> {
  if (!(await processes.sweep())) return 0;
  const names = await readdir(folders.incoming);
  const alive = await processes.alive();
  const dead = names.filter((name) => !alive.has(name.split('.')[0] ?? ''));
  for (const name of dead) {
    await rm(join(folders.incoming, name), { recursive: true, force: true });
  }
  return dead.length;
}
