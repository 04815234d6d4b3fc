/** The folders below `DATA_DIR`. They are on one file system, so that a rename is atomic. */
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

export interface Folders {
  readonly data: string;
  /** Staging folders of uploads in progress. Those of dead servers are deleted at start-up. */
  readonly incoming: string;
  /** Chunks of resumable uploads (tus); they survive a restart. */
  readonly resumable: string;
}

/** Creates missing folders. */
export async function makeFolders(dataDir: string): Promise<Folders> {
  // Readable only by the server's user: it contains password hashes, unsent messages and customers' tours.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folders = await findFolders(dataDir);
  for (const folder of [folders.incoming, folders.resumable]) {
    await mkdir(folder, { recursive: true });
  }
  return folders;
}

/** Returns the folders without creating any. */
export async function findFolders(dataDir: string): Promise<Folders> {
  const data = await realpath(dataDir);
  return { data, incoming: join(data, 'incoming'), resumable: join(data, 'resumable') };
}
