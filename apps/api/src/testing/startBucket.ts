import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import S3rver from 's3rver';
import type { S3Config } from '../platform/files/s3Config.ts';

const NAME = 'jawla-tests';
/** The only key that s3rver knows. */
const KEY = 'S3RVER';

export interface TestBucket {
  readonly endpoint: string;
  readonly port: number;
  /** How many it has got. */
  requests(): number;
  /** From now on it answers each range with the whole object, as some stores do. */
  ignoreRanges(): void;
  /** Called when it has the whole of an object, before it stores it. */
  beforeStoring(callback: () => Promise<void>): void;
  /** Waits until it has stored all that it has got. */
  stored(): Promise<void>;
  stop(): Promise<void>;
}

/** A bucket that keeps its objects in a folder. */
export async function startBucket(folder: string, port = 0): Promise<TestBucket> {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: NAME }],
  });
  // A continuation token would need a cipher that is no longer available; a full page has the same meaning.
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
      // s3rver answers when it has read an object, which may be before the file has all of it.
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

/** A file that was deleted in the meantime grows no more. */
async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.size ?? Number.POSITIVE_INFINITY;
}

/** What a server needs to keep its files in such a bucket. */
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
