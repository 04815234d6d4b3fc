import type { Log } from '../base/log.ts';
import type { FileStore } from './fileStore.ts';
import { FolderStore } from './folderStore.ts';
import type { S3Config } from './s3Config.ts';

export interface FileStoreConfig {
  /** Absolute path without symbolic links. */
  readonly dataDir: string;
  readonly s3: S3Config | undefined;
  /** Several servers can share a PostgreSQL database, but not an SQLite file. */
  readonly databaseUrl: string | undefined;
}

/**
 * Opens the configured file store: a bucket, or folders below the data folder.
 *
 * @throws {OperatorError} If the bucket cannot be used.
 */
export async function openFileStore(
  { s3, dataDir, databaseUrl }: FileStoreConfig,
  log: Log,
): Promise<FileStore> {
  if (!s3) return new FolderStore(dataDir, databaseUrl !== undefined);
  // Imported on demand, because the AWS SDK is large and most installations store files in folders.
  const { openS3Store } = await import('./s3Store.ts');
  return openS3Store(s3, log);
}
