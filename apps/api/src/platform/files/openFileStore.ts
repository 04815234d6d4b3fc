import type { Log } from '../base/log.ts';
import type { FileStore } from './fileStore.ts';
import { FolderStore } from './folderStore.ts';
import type { S3Config } from './s3Config.ts';

export interface FileStoreConfig {
  /** Absolute and free of links. */
  readonly dataDir: string;
  readonly s3: S3Config | undefined;
  /** Several servers can share a PostgreSQL database, but not one of SQLite. */
  readonly databaseUrl: string | undefined;
}

/**
 * The file store that is configured: a bucket, or folders below the data folder.
 *
 * @throws OperatorError when the bucket cannot be used
 */
export async function openFileStore(
  { s3, dataDir, databaseUrl }: FileStoreConfig,
  log: Log,
): Promise<FileStore> {
  if (!s3) return new FolderStore(dataDir, databaseUrl !== undefined);
  // Loaded when it is needed: it is large, and most installations keep their files in folders.
  const { openS3Store } = await import('./s3Store.ts');
  return openS3Store(s3, log);
}
