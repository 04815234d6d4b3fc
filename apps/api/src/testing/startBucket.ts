import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver from 's3rver';
import type { S3Config } from '../platform/files/s3Config.ts';

const NAME = 'jawla-tests';
/** The fixed access key and secret of s3rver. */
const KEY = 'S3RVER';

export interface TestBucket {
  readonly endpoint: string;
  readonly port: number;
  /** Returns the number of received requests. */
  requests(): number;
  /** Makes it respond to range requests with the complete object, as some stores do. */
  ignoreRanges(): void;
  /** Sets a callback that runs after an object is received and before it is stored. */
  beforeStoring(callback: () => Promise<void>): void;
  /** Waits until all received objects are stored. */
  stored(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an S3 server with one bucket, which stores its objects in a folder. */
export async function startBucket(folder: string, port = 0): Promise<TestBucket> {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: NAME }],
  });
  // Disable pagination: s3rver's continuation tokens need a cipher that Node no longer supports.
  const { store } = server;
  const list = store.listObjects.bind(store);
  store.listObjects = async (...asked) => ({ ...(await list(...asked)), isTruncated: false });
  let beforeStoring = () => Promise.resolve();
  const put = store.putObject.bind(store);
  let storing = Promise.resolve();
  store.putObject = async (object) => {
    const content = await buffer(object.content);
    const path = store.getResourcePath(object.bucket, object.key, 'object');
    const result = beforeStoring().then(async () => {
      const answer = await put(Object.assign(object, { content: Readable.from([content]) }));
      // s3rver responds after reading the object, possibly before the file is completely written.
      while ((await sizeOf(path)) < content.length) await pause(1);
      return answer;
    });
    storing = Promise.allSettled([storing, result]).then(() => undefined);
    return result;
  };
  let requests = 0;
  let ignoresRanges = false;
  server.middleware.unshift(async (context, next) => {
    requests += 1;
    if (ignoresRanges) delete context.headers['range'];
    await next();
  });
  const address = await server.run();
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    port: address.port,
    requests: () => requests,
    ignoreRanges: () => {
      ignoresRanges = true;
    },
    beforeStoring: (callback) => {
      beforeStoring = callback;
    },
    stored: () => storing,
    stop: () => server.close(),
  };
}

/** Returns infinity for a deleted file, which ends the wait for its size. */
async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.size ?? Number.POSITIVE_INFINITY;
}

/** Returns the configuration with which a server stores its files in the bucket. */
export function bucketConfig(endpoint: string, prefix: string): S3Config {
  return {
    bucket: NAME,
    region: 'us-east-1',
    endpoint,
    isPathStyle: true,
    keys: { id: KEY, secret: KEY },
    prefix: `${prefix}/`,
  };
}
