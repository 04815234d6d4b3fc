import S3rver from 's3rver';
import type { S3Config } from '../platform/files/s3Config.ts';

const NAME = 'jawla-tests';
/** The only key that s3rver knows. */
const KEY = 'S3RVER';

/** A bucket that keeps its objects in a folder. */
export async function startBucket(
  folder: string,
  port = 0,
): Promise<{ endpoint: string; port: number; stop: () => Promise<void> }> {
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: NAME }],
  });
  // To say that there is more, it would need a cipher that is no longer to be had; a full page says it too.
  const { store } = server;
  const list = store.listObjects.bind(store);
  store.listObjects = async (...asked) => ({ ...(await list(...asked)), isTruncated: false });
  const address = await server.run();
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    port: address.port,
    stop: () => server.close(),
  };
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
