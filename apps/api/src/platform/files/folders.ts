/** The folders below DATA_DIR. All on one file system, so that a rename is one step. */
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';

export interface Folders {
  readonly data: string;
  /** Uploads on their way in; everything here is left over when the server starts. */
  readonly incoming: string;
  /** Files that arrive in chunks; they survive a restart. */
  readonly resumable: string;
}

/** Makes the folders where they are missing. */
export async function makeFolders(dataDir: string): Promise<Folders> {
  // Hashes, messages on their way and people's buildings: for the server's own user.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const data = await realpath(dataDir);
  const folders = {
    data,
    incoming: join(data, 'incoming'),
    resumable: join(data, 'resumable'),
  };
  for (const folder of Object.values(folders)) {
    await mkdir(folder, { recursive: true });
  }
  return folders;
}
