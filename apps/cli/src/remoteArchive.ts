/** A zip archive on the portal that is read in ranges. All that it says is untrusted. */
import { setTimeout as pause } from 'node:timers/promises';
import { BeyondEnd } from '@jawla/archives/archiveFile';
import {
  readDirectory,
  type ArchiveDirectory,
  type ArchiveEntry,
} from '@jawla/archives/readDirectory';
import { ArchiveRefusal } from '@jawla/archives/refusal';
import { BeforeTail, TailOfArchive } from '@jawla/archives/tailOfArchive';
import { LOCAL_HEADER_BYTES, SIGNATURE, STORED } from '@jawla/archives/zipFormat';
import { PortalError, Unreachable, type Portal } from './portal.ts';
import { UserError } from './userError.ts';

/** Holds the end records, whatever comment there is, and the directory of a common export. */
const TAIL_BYTES = 128 * 1024;
/** The reader of directories takes no larger one. */
const TAIL_BYTES_MAX = 130 * 1024 * 1024;
/** Of one request, which lasts a minute at most: on slow networks, it ends before, and the next one goes on. */
const PART_BYTES = 16 * 1024 * 1024;
/** Name and extra fields of an entry. */
const HEADER_BYTES_MAX = LOCAL_HEADER_BYTES + 2 * 0xffff;
/** Delays before a connection that brought nothing is tried again, in milliseconds. */
const RETRY_WAITS_MS = [500, 2000, 5000, 15_000, 30_000];
/** Archives that are made again, and ranges that are beyond the end of the new one. */
const NOT_THE_SAME = new Set([409, 412, 416]);

/** The portal has another archive by now, or makes one. */
export class ArchiveChanged extends Error {
  override name = 'ArchiveChanged';
}

interface Range {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

export class RemoteArchive {
  readonly directory: ArchiveDirectory;
  readonly #source: Source;
  readonly #signal: AbortSignal;

  private constructor(source: Source, directory: ArchiveDirectory, signal: AbortSignal) {
    this.directory = directory;
    this.#source = source;
    this.#signal = signal;
  }

  /**
   * Reads the directory.
   *
   * @throws {ArchiveChanged} If it is not ready; {@link UserError} if it cannot be read.
   */
  static async open(portal: Portal, path: string, signal: AbortSignal): Promise<RemoteArchive> {
    const { source, bytes: end } = await readEnd(portal, path);
    let tail = end;
    for (;;) {
      try {
        const directory = readDirectory(new TailOfArchive(source.bytes, tail));
        return new RemoteArchive(source, directory, signal);
      } catch (error) {
        if (error instanceof ArchiveRefusal || error instanceof BeyondEnd) throw unusable(error);
        if (!(error instanceof BeforeTail)) throw error;
        const range = { start: error.position, end: source.bytes - tail.length };
        if (source.bytes - range.start > TAIL_BYTES_MAX) throw unusable(error);
        const more: Buffer[] = [];
        for await (const part of contentOf(source, range, signal)) more.push(part);
        tail = Buffer.concat([...more, tail]);
      }
    }
  }

  /**
   * Yields the content of an entry. A broken connection goes on where it was.
   *
   * @param end - Offset of what follows the entry.
   * @throws {ArchiveChanged} If the archive is another one by now; {@link Unreachable} if the portal stays away.
   */
  async *content(entry: ArchiveEntry, end: number): AsyncGenerator<Buffer> {
    const { offset, size, method, compressedSize } = entry;
    const around = end - offset - size;
    const isPlain = method === STORED && compressedSize === size;
    if (!isPlain || around < LOCAL_HEADER_BYTES || around > HEADER_BYTES_MAX) throw unusable();
    let head: Buffer | undefined = Buffer.alloc(0);
    let left = size;
    for await (const part of contentOf(this.#source, { start: offset, end }, this.#signal)) {
      let data = part;
      if (head) {
        head = Buffer.concat([head, part]);
        const dataAt = this.#dataAt(entry, head);
        if (dataAt === undefined) continue;
        data = head.subarray(dataAt);
        head = undefined;
      }
      const own = data.subarray(0, left);
      left -= own.length;
      if (own.length > 0) yield own;
    }
    if (head || left > 0) throw unusable();
  }

  /** @returns `undefined` if more bytes of the header are needed. */
  #dataAt({ nameStart, nameEnd }: ArchiveEntry, head: Buffer): number | undefined {
    if (head.length < LOCAL_HEADER_BYTES) return undefined;
    if (head.readUInt32LE(0) !== SIGNATURE.localHeader) throw unusable();
    const nameBytes = head.readUInt16LE(26);
    const dataAt = LOCAL_HEADER_BYTES + nameBytes + head.readUInt16LE(28);
    if (head.length < dataAt) return undefined;
    const name = head.subarray(LOCAL_HEADER_BYTES, LOCAL_HEADER_BYTES + nameBytes);
    if (!name.equals(this.directory.bytes.subarray(nameStart, nameEnd))) throw unusable();
    return dataAt;
  }
}

interface Source {
  readonly portal: Portal;
  readonly path: string;
  /** Of the archive that is read: a later one has another. */
  readonly etag: string;
  readonly bytes: number;
}

async function readEnd(portal: Portal, path: string): Promise<{ source: Source; bytes: Buffer }> {
  const answer = await request(portal, path, { Range: `bytes=-${TAIL_BYTES}` });
  const etag = answer.headers.get('etag') ?? '';
  const range = rangeOf(answer);
  if (answer.status !== 206 || !range || !etag.startsWith('"')) {
    await answer.body?.cancel();
    throw new UserError('The portal, or a proxy before it, sends no parts of files.');
  }
  const source = { portal, path, etag, bytes: range.total };
  const length = range.end - range.start;
  if (range.end !== range.total || length > TAIL_BYTES) throw unusable();
  const bytes = await readBody(answer, length, portal);
  return { source, bytes };
}

async function readBody(answer: Response, length: number, portal: Portal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of bodyOf(answer)) {
      bytes += part.length;
      if (bytes > length) break;
      parts.push(part);
    }
  } catch (cause) {
    throw new Unreachable(portal.settings.origin, cause);
  }
  if (bytes !== length) throw unusable();
  return Buffer.concat(parts);
}

/** Yields the bytes of a range, by as many requests as it takes. */
async function* contentOf(
  source: Source,
  { start, end }: Range,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  let at = start;
  for (let tries = 0; at < end;) {
    const before = at;
    let why: unknown;
    const part = { start: at, end: Math.min(end, at + PART_BYTES) };
    const answer = await requestRange(source, part);
    try {
      for await (const chunk of bodyOf(answer)) {
        if (at + chunk.length > part.end) throw new UserError(TOO_MUCH);
        at += chunk.length;
        yield chunk;
      }
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof UserError) throw error;
      why = error;
    }
    if (at === part.end) continue;
    tries = at > before ? 0 : tries + 1;
    const wait = RETRY_WAITS_MS[tries];
    if (wait === undefined) throw new Unreachable(source.portal.settings.origin, why);
    await pause(wait, undefined, { signal });
  }
}

const TOO_MUCH = 'The portal sent more than it was asked for.';

async function requestRange(source: Source, { start, end }: Range): Promise<Response> {
  const { portal, path, etag, bytes } = source;
  const answer = await request(portal, path, {
    Range: `bytes=${start}-${end - 1}`,
    'If-Range': etag,
  });
  const is = answer.headers.get('etag');
  if (answer.status !== 206 || (is !== null && is !== etag)) {
    await answer.body?.cancel();
    throw new ArchiveChanged();
  }
  const range = rangeOf(answer);
  if (range?.start !== start || range.end !== end || range.total !== bytes) {
    await answer.body?.cancel();
    throw new UserError('The portal sent other bytes than it was asked for.');
  }
  return answer;
}

async function request(
  portal: Portal,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  try {
    return await portal.fetch(path, { headers: { ...headers, 'Accept-Encoding': 'identity' } });
  } catch (error) {
    const isChanged = error instanceof PortalError && NOT_THE_SAME.has(error.status);
    throw isChanged ? new ArchiveChanged('The archive is another one', { cause: error }) : error;
  }
}

async function* bodyOf({ body }: Response): AsyncGenerator<Buffer> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      const { buffer, byteOffset, byteLength } = part.value;
      yield Buffer.from(buffer, byteOffset, byteLength);
    }
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}

function rangeOf(answer: Response): (Range & { readonly total: number }) | undefined {
  const header = answer.headers.get('content-range') ?? '';
  const [, start, last, total] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(header) ?? [];
  if (start === undefined) return undefined;
  return { start: Number(start), end: Number(last) + 1, total: Number(total) };
}

function unusable(cause?: unknown): UserError {
  return new UserError('The archive that the portal sends cannot be read.', { cause });
}
