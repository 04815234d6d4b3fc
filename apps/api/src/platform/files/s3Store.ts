import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type * as S3 from '@aws-sdk/client-s3';
import { errorFields, type Log } from '../base/log.ts';
import { OperatorError } from '../base/operatorError.ts';
import { Problem } from '../http/problem.ts';
import { cutStream } from './cutStream.ts';
import {
  FileGone,
  type ByteRange,
  type FileStore,
  type FoundFile,
  type OpenFile,
} from './fileStore.ts';
import { mimeType } from './mime.ts';
import type { S3Config } from './s3Config.ts';

type Sdk = typeof S3;

/** Maximum number of connections. Each response that streams a file holds one. */
const CONNECTIONS = 256;
/** Timeouts for a connection and for the beginning of a response, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3000;
const RESPONSE_TIMEOUT_MS = 60_000;
/** Idle timeout of a connection, in milliseconds. */
const IDLE_TIMEOUT_MS = 120_000;
const ATTEMPTS = 3;
/** Part size of multipart uploads, in bytes. Several parts are in memory and in transit concurrently. */
const PART_BYTES = 8 * 1024 * 1024;
const PARALLEL_PARTS = 4;
/** Size of the cache of file sizes and ETags. Files are immutable, so entries never become stale. */
const REMEMBERED = 20_000;
/** Maximum number of keys per list or delete request in S3. */
const PAGE_KEYS = 1000;
/** Sorts after nearly all letters in names. */
const LATE_LETTER = '\u{fffd}';
/** `Retry-After` in seconds. */
const RETRY_AFTER = 20;

interface Head {
  readonly bytes: number;
  readonly etag: string;
}

/**
 * Opens a bucket. If it is unavailable, logs a warning and starts anyway.
 *
 * @param pageKeys - Number of keys per list or delete request.
 * @throws {OperatorError} If the bucket does not exist or the credentials are rejected.
 */
export async function openS3Store(
  config: S3Config,
  log: Log,
  pageKeys = PAGE_KEYS,
): Promise<S3Store> {
  // Imported on demand, because the AWS SDK is large and most installations store files in folders.
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region: config.region,
    forcePathStyle: config.isPathStyle,
    maxAttempts: ATTEMPTS,
    // Checksums are verified on upload; not every compatible store returns them later.
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(config.endpoint !== undefined && { endpoint: config.endpoint }),
    ...(config.keys && {
      credentials: { accessKeyId: config.keys.id, secretAccessKey: config.keys.secret },
    }),
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: RESPONSE_TIMEOUT_MS,
      throwOnRequestTimeout: true,
      socketTimeout: IDLE_TIMEOUT_MS,
      httpAgent: new HttpAgent({ keepAlive: true, maxSockets: CONNECTIONS }),
      httpsAgent: new HttpsAgent({ keepAlive: true, maxSockets: CONNECTIONS }),
    },
  });
  try {
    await client.send(new sdk.HeadBucketCommand({ Bucket: config.bucket }));
  } catch (cause) {
    const status = statusOf(cause);
    if (status !== undefined && status >= 400 && status < 500) {
      client.destroy();
      const place = config.endpoint ?? `region ${config.region}`;
      const reason = status === 404 ? 'it is not there' : `it answers ${String(status)}`;
      throw new OperatorError(
        `The bucket "${config.bucket}" at ${place} cannot be used: ${reason}. See S3_BUCKET and its keys.`,
        { cause },
      );
    }
    log.warn('file store away', errorFields(cause));
  }
  return new S3Store(sdk, client, config, log, pageKeys);
}

/** Stores files as objects of a bucket. */
export class S3Store implements FileStore {
  readonly isShared = true;
  readonly #sdk: Sdk;
  readonly #client: S3.S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #log: Log;
  readonly #pageKeys: number;
  readonly #heads = new Map<string, Head>();

  constructor(
    sdk: Sdk,
    client: S3.S3Client,
    { bucket, prefix }: S3Config,
    log: Log,
    pageKeys: number,
  ) {
    this.#sdk = sdk;
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.#log = log;
    this.#pageKeys = pageKeys;
  }

  close(): void {
    this.#client.destroy();
  }

  async put(key: string, content: Uint8Array): Promise<void> {
    const command = new this.#sdk.PutObjectCommand({ ...this.#object(key), Body: content });
    await this.#ask(() => this.#client.send(command));
  }

  async importFile(path: string, key: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const { size } = await stat(path);
    const object = this.#object(key);
    if (size <= PART_BYTES) {
      // In memory, so that it can be retried after a broken connection. The request is not aborted: once its body has
      // arrived, the store may create the object even if the connection is closed.
      const command = new this.#sdk.PutObjectCommand({ ...object, Body: await readFile(path) });
      await this.#ask(() => this.#client.send(command));
      signal?.throwIfAborted();
      return;
    }
    const { Upload } = await import('@aws-sdk/lib-storage');
    const content = createReadStream(path);
    if (signal) addAbortSignal(signal, content);
    const upload = new Upload({
      client: this.#client,
      params: { ...object, Body: content },
      partSize: PART_BYTES,
      queueSize: PARALLEL_PARTS,
    });
    try {
      // `upload.abort()` would not wait for the `CompleteMultipartUpload` request.
      await this.#ask(() => upload.done());
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      content.destroy();
    }
    signal?.throwIfAborted();
  }

  async find(key: string): Promise<FoundFile | undefined> {
    const head = this.#heads.get(key) ?? (await this.#look(key));
    return head && { ...head, open: (range) => this.#open(key, head, range) };
  }

  open(key: string): Promise<OpenFile> {
    const stream = async (range: ByteRange) => {
      const content = await this.#get(key, range);
      if (!content) throw new FileGone(key);
      return content;
    };
    const read = async (range: ByteRange) => {
      const content = await stream(range);
      const bytes = await this.#ask(() => buffer(content));
      if (bytes.length === range.end - range.start + 1) return bytes;
      this.#log.error('file store sent another length', { key, bytes: bytes.length });
      throw new Problem(503, 'server.away', { retryAfter: RETRY_AFTER });
    };
    return Promise.resolve({ stream, read, close: () => Promise.resolve() });
  }

  async writtenAt(key: string): Promise<string | undefined> {
    const full = this.#prefix + key;
    // Several keys, because another key may start with the same characters.
    const { Contents: found = [] } = await this.#ask(() =>
      this.#client.send(
        new this.#sdk.ListObjectsV2Command({ Bucket: this.#bucket, Prefix: full, MaxKeys: 10 }),
      ),
    );
    const first = found.find(({ Key = '' }) => Key === full || Key.startsWith(`${full}/`));
    return first?.LastModified?.toISOString();
  }

  async list(key: string): Promise<string[]> {
    const prefix = `${this.#prefix}${key}/`;
    const names = new Set<string>();
    const leave = (last: string) => {
      const [name = ''] = last.slice(prefix.length).split('/');
      // Skips the remaining keys below this name.
      return last.startsWith(`${prefix}${name}/`) ? `${prefix}${name}/${LATE_LETTER}` : last;
    };
    for await (const keys of this.#pages(prefix, leave)) {
      for (const each of keys) names.add(each.slice(prefix.length).split('/')[0] ?? '');
    }
    return [...names];
  }

  async remove(key: string): Promise<void> {
    const full = this.#prefix + key;
    for await (const page of this.#pages(full)) {
      const keys = page.filter((each) => each === full || each.startsWith(`${full}/`));
      for (const each of keys) this.#heads.delete(each.slice(this.#prefix.length));
      if (keys.length === 0) continue;
      const command = new this.#sdk.DeleteObjectsCommand({
        Bucket: this.#bucket,
        Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true },
      });
      const { Errors = [] } = await this.#ask(() => this.#client.send(command));
      if (Errors.length > 0) throw new Error(`${Errors.length} objects could not be deleted`);
    }
  }

  /**
   * Lists keys in order, one page at a time. It uses neither delimiters nor continuation tokens, because compatible
   * stores differ in them.
   *
   * @param leave - Returns the key after which the next page starts, given the last key of a page.
   */
  async *#pages(prefix: string, leave = (last: string) => last): AsyncGenerator<string[]> {
    let after: string | undefined;
    for (;;) {
      const command = new this.#sdk.ListObjectsV2Command({
        Bucket: this.#bucket,
        Prefix: prefix,
        MaxKeys: this.#pageKeys,
        ...(after !== undefined && { StartAfter: after }),
      });
      const { Contents = [], IsTruncated } = await this.#ask(() => this.#client.send(command));
      const keys = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
      yield keys;
      const last = keys.at(-1);
      if (last === undefined || (!IsTruncated && keys.length < this.#pageKeys)) return;
      const farther = leave(last);
      after = Buffer.compare(Buffer.from(farther), Buffer.from(last)) > 0 ? farther : last;
    }
  }

  async #look(key: string): Promise<Head | undefined> {
    const command = new this.#sdk.HeadObjectCommand({
      Bucket: this.#bucket,
      Key: this.#prefix + key,
    });
    const found = await this.#ask(() => this.#client.send(command), { missing: true });
    if (found?.ContentLength === undefined) return undefined;
    const head = { bytes: found.ContentLength, etag: found.ETag ?? `"${key}"` };
    const [oldest] = this.#heads.keys();
    if (this.#heads.size >= REMEMBERED && oldest !== undefined) this.#heads.delete(oldest);
    this.#heads.set(key, head);
    return head;
  }

  async #open(key: string, { bytes }: Head, range: ByteRange): Promise<Readable | undefined> {
    const isWhole = range.start === 0 && range.end === bytes - 1;
    const content = await this.#get(key, isWhole ? undefined : range);
    if (!content) this.#heads.delete(key);
    return content;
  }

  async #get(key: string, range: ByteRange | undefined): Promise<Readable | undefined> {
    const command = new this.#sdk.GetObjectCommand({
      Bucket: this.#bucket,
      Key: this.#prefix + key,
      ...(range && { Range: `bytes=${range.start}-${range.end}` }),
    });
    const found = await this.#ask(() => this.#client.send(command), { missing: true });
    if (!(found?.Body instanceof Readable)) return undefined;
    // Some stores ignore `Range` and return the complete object.
    return range && found.ContentRange === undefined ? cutStream(found.Body, range) : found.Body;
  }

  #object(
    key: string,
  ): Pick<S3.PutObjectCommandInput, 'Bucket' | 'Key' | 'ContentType' | 'CacheControl'> {
    return {
      Bucket: this.#bucket,
      Key: this.#prefix + key,
      // For a CDN or cache between bucket and clients.
      ContentType: mimeType(key),
      CacheControl: 'private, max-age=31536000, immutable',
    };
  }

  async #ask<T>(request: () => Promise<T>): Promise<T>;
  async #ask<T>(request: () => Promise<T>, options: { missing: true }): Promise<T | undefined>;
  async #ask<T>(request: () => Promise<T>, options?: { missing: true }): Promise<T | undefined> {
    try {
      return await request();
    } catch (error) {
      if (options?.missing && statusOf(error) === 404) return undefined;
      if (isAbort(error)) throw error;
      this.#log.error('file store away', errorFields(error));
      throw new Problem(503, 'server.away', { retryAfter: RETRY_AFTER });
    }
  }
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error && '$metadata' in error)) return undefined;
  const { $metadata: about } = error;
  const status = typeof about === 'object' && about && 'httpStatusCode' in about;
  return status && typeof about.httpStatusCode === 'number' ? about.httpStatusCode : undefined;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
