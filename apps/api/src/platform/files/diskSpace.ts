import { statfs } from 'node:fs/promises';

export interface DiskSpace {
  /** Bytes that this process may still use. */
  readonly freeBytes: number;
  readonly bytes: number;
}

/** Returns the space of the disk with a folder. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, bytes: blocks * bsize };
}
