/** Maps the data folder of a test to its file store. */
import { basename } from 'node:path';
import { inject } from 'vitest';
import type { S3Config } from '../platform/files/s3Config.ts';
import { bucketConfig } from './startBucket.ts';

const endpoint = inject('s3');

/** Returns the bucket configuration of a data folder; `undefined` if files are stored in folders. */
export function s3Of(dataDir: string): S3Config | undefined {
  return endpoint === undefined ? undefined : bucketConfig(endpoint, basename(dataDir));
}

/** Returns the same configuration as environment variables. */
export function s3Environment(dataDir: string): Record<string, string> {
  const config = s3Of(dataDir);
  if (!config) return {};
  const { bucket, prefix, keys } = config;
  return {
    S3_BUCKET: bucket,
    S3_ENDPOINT: endpoint ?? '',
    S3_PREFIX: prefix,
    S3_ACCESS_KEY_ID: keys?.id ?? '',
    S3_SECRET_ACCESS_KEY: keys?.secret ?? '',
  };
}
