/** The folders below DATA_DIR. All on one file system, so that a rename is one step. */
import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { TourRecord } from '../db/schema.ts';

export interface Folders {
  readonly data: string;
  /** Unpacked tours: one folder a project or pilot, in it one a version. */
  readonly tours: string;
  /** Uploads on their way in; whatever lies here when the server starts is rubbish. */
  readonly incoming: string;
  /** Files that arrive in pieces; they outlive a restart. */
  readonly resumable: string;
  readonly covers: string;
  /** What staff handed in: project, kind, delivery. */
  readonly footage: string;
}

/** Makes the folders where they are missing. */
export async function makeFolders(dataDir: string): Promise<Folders> {
  // Hashes, messages on their way and people's buildings: for the server's own user.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const data = await realpath(dataDir);
  const folders = {
    data,
    tours: join(data, 'tours'),
    incoming: join(data, 'incoming'),
    resumable: join(data, 'resumable'),
    covers: join(data, 'covers'),
    footage: join(data, 'footage'),
  };
  for (const folder of Object.values(folders)) {
    await mkdir(folder, { recursive: true });
  }
  return folders;
}

export function tourFolder(
  folders: Folders,
  tour: Pick<TourRecord, 'project_id' | 'pilot_id' | 'version'>,
): string {
  return join(folders.tours, tour.project_id ?? tour.pilot_id ?? '', tour.version);
}
