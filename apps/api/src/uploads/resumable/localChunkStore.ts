import { copyFile, link } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { TTL_MS, type ChunkStore } from './chunkStore.ts';

/** Chunks appended to a file on the scratch disk. */
export class LocalChunkStore extends FileStore implements ChunkStore {
  constructor(folder: string) {
    super({ directory: folder, expirationPeriodInMilliseconds: TTL_MS });
  }

  async copyTo(id: string, path: string): Promise<void> {
    const kept = join(this.directory, id);
    // A second name for the same bytes; where a disk knows no such thing, a copy.
    await link(kept, path).catch(() => copyFile(kept, path));
  }
}
