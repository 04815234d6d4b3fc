/** Generates and sends large files and archives. */
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

const MEGA = 1_000_000;
const BOUNDARY = 'a-boundary-of-the-bench';

/**
 * Streams incompressible bytes. The same megabyte is repeated, because generating data must cost less than receiving
 * it.
 */
export function noise(bytes: number): Readable {
  const piece = randomBytes(MEGA);
  return Readable.from(
    (function* () {
      for (let left = bytes; left > 0; left -= MEGA) yield piece.subarray(0, Math.min(left, MEGA));
    })(),
    { objectMode: false },
  );
}

/** Writes a tour of many tiles, with approximately the given size. */
export async function writeArchive(path: string, bytes: number, files: number): Promise<number> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('<h1>Bench</h1>'), 'index.html');
  const tile = randomBytes(Math.floor(bytes / files));
  for (let index = 0; index < files; index += 1) {
    zip.addBuffer(tile, `tiles/${index % 100}/${index}.jpg`, { compress: false });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return (await stat(path)).size;
}

/** Writes an archive of the given files, without compression. */
export async function writeArchiveOf(path: string, folder: string, names: readonly string[]) {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('<h1>Bench</h1>'), 'index.html');
  for (const name of names) zip.addFile(join(folder, name), name, { compress: false });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

export interface Upload {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Readable;
  readonly bytes: number;
  /** Wraps the content in a multipart form; `undefined` sends it as the body. */
  readonly form?: { readonly field: string; readonly fileName: string };
}

export interface Sent {
  readonly status: number;
  /** Time until the last byte was written, in seconds. */
  readonly sent: number;
  /** Time until the response, in seconds. */
  readonly answered: number;
}

export async function send({ port, path, headers, content, bytes, form }: Upload): Promise<Sent> {
  const head = Buffer.from(
    form
      ? `--${BOUNDARY}\r\nContent-Disposition: form-data; name="emailType"\r\n\r\nuploadProjectFiles\r\n` +
          `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${form.field}"; filename="${form.fileName}"\r\n` +
          'Content-Type: application/zip\r\n\r\n'
      : '',
  );
  const tail = Buffer.from(form ? `\r\n--${BOUNDARY}--\r\n` : '');
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1000;
  const outgoing = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path,
    agent: false,
    headers: {
      ...headers,
      'content-length': String(head.length + bytes + tail.length),
      ...(form && { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }),
    },
  });
  const status = new Promise<number>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0));
    });
  });
  outgoing.write(head);
  await pipeline(content, outgoing, { end: false });
  outgoing.end(tail);
  const sent = seconds();
  return { status: await status, sent, answered: seconds() };
}
