import type { Config } from '../../app/config.ts';
import type { Log } from '../base/log.ts';
import type { FileStore } from './fileStore.ts';
import { FolderStore } from './folderStore.ts';

/**
 * The file store that is configured: a bucket, or folders below the data folder.
 *
 * @param config.dataDir absolute and free of links
 * @throws StartProblem when the bucket cannot be used
 */
export async function openFileStore(
  { s3, dataDir, databaseUrl }: Pick<Config, 's3' | 'dataDir' | 'databaseUrl'>,
  log: Log,
): Promise<FileStore> {
  // Only one server can have a SQLite database; with PostgreSQL there may be several.
  if (!s3) return new FolderStore(dataDir, databaseUrl !== undefined);
  // Loaded when it is needed: it is large, and most installations keep their files in folders.
  const { openS3Store } = await import('./s3Store.ts');
  return openS3Store(s3, log);
}
