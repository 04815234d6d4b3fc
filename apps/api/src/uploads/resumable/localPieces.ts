import { copyFile, link } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { LIFE_MS, type Pieces } from './pieces.ts';

/** Pieces written one behind the other into a file on the scratch disk. */
export class LocalPieces extends FileStore implements Pieces {
  constructor(folder: string) {
    super({ directory: folder, expirationPeriodInMilliseconds: LIFE_MS });
  }

  async copyTo(id: string, path: string): Promise<void> {
    const kept = join(this.directory, id);
    // A second name for the same bytes; where a disk knows no such thing, a copy.
    await link(kept, path).catch(() => copyFile(kept, path));
  }
}
