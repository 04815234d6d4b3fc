import { copyFile, link } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { TTL_MS, type ChunkStore } from './chunkStore.ts';

/** Appends chunks to a file on the scratch disk. For a single server. */
export class LocalChunkStore extends FileStore implements ChunkStore {
  constructor(folder: string) {
    super({ directory: folder, expirationPeriodInMilliseconds: TTL_MS });
  }

  async copyTo(id: string, path: string): Promise<void> {
    const kept = join(this.directory, id);
    // A hard link avoids copying. Falls back to a copy if the file system does not support links.
    await link(kept, path).catch(() => copyFile(kept, path));
  }
}
