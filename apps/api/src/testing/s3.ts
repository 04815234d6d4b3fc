/**
 * S3 for tests: s3rver with one bucket per run and one prefix per data folder. Vitest calls `setup` once, in its main
 * process. The provided values make every test server store its files there.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startBucket } from './startBucket.ts';
import { temporaryFolder } from './temporaryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The endpoint of a bucket; `undefined` if files are stored in folders. */
    s3?: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(temporaryFolder(), 'jawla-s3-'));
  const bucket = await startBucket(folder);
  project.provide('s3', bucket.endpoint);
  return async () => {
    await bucket.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
