import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import { acceptedEncoding } from './acceptedEncoding.ts';
import { etagMatches } from './etagMatches.ts';
import type { JsonBody, JsonRequest } from './jsonBody.ts';

const unzipped = promisify(gunzip);

/** A long JSON response that is made once for many requests. Only its compressed form is kept. */
export class KeptJson {
  readonly #etag: string;
  readonly #gzip: Uint8Array<ArrayBuffer>;

  private constructor(etag: string, gzip: Uint8Array<ArrayBuffer>) {
    this.#etag = etag;
    this.#gzip = gzip;
  }

  /** Makes it from parts of its text, so that the complete text is never in memory. Compresses in another thread. */
  static async from(parts: AsyncIterable<string>): Promise<KeptJson> {
    const hash = createHash('sha1');
    const hashed = async function* () {
      for await (const part of parts) {
        hash.update(part);
        yield part;
      }
    };
    const gzip = createGzip();
    const source = Readable.from(hashed()).on('error', (error) => gzip.destroy(error));
    const bytes = await buffer(source.pipe(gzip));
    return new KeptJson(`"${hash.digest('hex')}"`, new Uint8Array(bytes));
  }

  /** `null` as the body, for a 304, if the client has it. */
  async bodyFor({ acceptEncoding, ifNoneMatch }: JsonRequest): Promise<JsonBody> {
    const encoding = acceptedEncoding(acceptEncoding, ['gzip']);
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      Vary: 'Accept-Encoding',
      ETag: encoding ? `W/${this.#etag}` : this.#etag,
    };
    if (etagMatches(ifNoneMatch, this.#etag)) return { body: null, headers };
    if (!encoding) return { body: new Uint8Array(await unzipped(this.#gzip)), headers };
    headers['Content-Encoding'] = encoding;
    return { body: this.#gzip, headers };
  }
}
