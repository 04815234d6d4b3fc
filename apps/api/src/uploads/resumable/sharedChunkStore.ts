import { createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import { type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { DataStore, ERRORS, Upload } from '@tus/server';
import * as z from 'zod/mini';
import { diskSpace } from '../../platform/files/diskSpace.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { isTaken } from '../../platform/files/folderStore.ts';
import { Problem } from '../../platform/http/problem.ts';
import { TTL_MS, type ChunkStore } from './chunkStore.ts';

const KEY = 'resumable';
/** Metadata of an upload. The name sorts after those of the chunks. */
const ABOUT = 'about.json';
/** A chunk is stored once it has this size, or when the connection ends. */
const CHUNK_BYTES = 8 * 1024 * 1024;
/** Maximum attempts to store a chunk that others store concurrently. */
const ATTEMPTS = 3;
/** Number of digits of an offset in a file name. */
const DIGITS = 14;

const aboutSchema = z.object({
  size: z.number(),
  metadata: z.record(z.string(), z.nullable(z.string())),
  creation_date: z.string(),
});

interface StoredChunk {
  readonly name: string;
  readonly from: number;
  readonly bytes: number;
}

/**
 * Stores each chunk under its offset in the file store that all servers share. A request can continue on any server.
 * Writes are idempotent, so servers need no lock: the same bytes always have the same offset.
 */
export class SharedChunkStore extends DataStore implements ChunkStore {
  readonly #files: FileStore;

  constructor(files: FileStore) {
    super();
    this.#files = files;
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size, metadata = {}, creation_date } = upload;
    const about = JSON.stringify({ size, metadata, creation_date });
    await this.#files.put(`${KEY}/${id}/${ABOUT}`, Buffer.from(about));
    return upload;
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    let end = offset;
    let held: Buffer[] = [];
    let bytes = 0;
    const keep = async () => {
      if (bytes === 0) return;
      const name = `${String(end).padStart(DIGITS, '0')}-${bytes}`;
      await this.#store(`${KEY}/${id}/${name}`, Buffer.concat(held));
      end += bytes;
      held = [];
      bytes = 0;
    };
    try {
      for await (const chunk of content) {
        if (!Buffer.isBuffer(chunk)) throw new TypeError('A chunk is made of bytes');
        held.push(chunk);
        bytes += chunk.length;
        if (bytes >= CHUNK_BYTES) await keep();
      }
    } finally {
      // Store the rest after a disconnect as well: the client then need not re-send it.
      await keep();
    }
    return end;
  }

  override async getUpload(id: string): Promise<Upload> {
    const names = await this.#files.list(`${KEY}/${id}`);
    if (!names.includes(ABOUT)) throw ERRORS.FILE_NOT_FOUND;
    const about = await this.#about(id);
    if (!about) throw ERRORS.FILE_NOT_FOUND;
    const last = inOrder(names).at(-1);
    const offset = last ? last.from + last.bytes : 0;
    const upload = new Upload({ id, offset, size: about.size, metadata: about.metadata });
    upload.creation_date = about.creation_date;
    return upload;
  }

  override async remove(id: string): Promise<void> {
    await this.#files.remove(`${KEY}/${id}`);
  }

  override async deleteExpired(): Promise<number> {
    let deleted = 0;
    for (const id of await this.#files.list(KEY)) {
      const writtenAt = await this.#files.writtenAt(`${KEY}/${id}`);
      if (writtenAt === undefined || Date.parse(writtenAt) > Date.now() - TTL_MS) continue;
      await this.remove(id);
      deleted += 1;
    }
    return deleted;
  }

  override getExpiration(): number {
    return TTL_MS;
  }

  async copyTo(id: string, path: string): Promise<void> {
    const chunks = inOrder(await this.#files.list(`${KEY}/${id}`));
    const { freeBytes } = await diskSpace(dirname(path));
    const bytes = chunks.reduce((sum, chunk) => sum + chunk.bytes, 0);
    if (bytes > freeBytes) throw new Problem(507, 'upload.noSpace');
    await pipeline(this.#contentOf(id, chunks), createWriteStream(path, { flags: 'wx' }));
  }

  /** Stores a chunk that another request may have stored, or a server that was killed in part. */
  async #store(key: string, chunk: Buffer): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#files.put(key, chunk);
      } catch (error) {
        if (attempt === ATTEMPTS || !isTaken(error)) throw error;
        if ((await this.#files.find(key))?.bytes === chunk.length) return;
        await this.#files.remove(key);
      }
    }
  }

  async *#contentOf(id: string, chunks: readonly StoredChunk[]): AsyncGenerator {
    for (const { name, bytes } of chunks) {
      const file = await this.#files.find(`${KEY}/${id}/${name}`);
      const content = await file?.open({ start: 0, end: bytes - 1 });
      if (!content) throw new Problem(400, 'upload.incomplete');
      yield* content;
    }
  }

  async #about(id: string): Promise<z.infer<typeof aboutSchema> | undefined> {
    const file = await this.#files.find(`${KEY}/${id}/${ABOUT}`);
    const content = await file?.open({ start: 0, end: file.bytes - 1 });
    return content && z.parse(aboutSchema, JSON.parse(await text(content)));
  }
}

/** Returns the contiguous chunks from offset 0, without duplicates. */
function inOrder(names: readonly string[]): StoredChunk[] {
  const longest = new Map<number, StoredChunk>();
  for (const name of names) {
    const [, from, bytes] = /^(\d+)-(\d+)$/.exec(name) ?? [];
    const chunk = { name, from: Number(from), bytes: Number(bytes) };
    if (from !== undefined && chunk.bytes > (longest.get(chunk.from)?.bytes ?? 0)) {
      longest.set(chunk.from, chunk);
    }
  }
  const found: StoredChunk[] = [];
  let next = longest.get(0);
  while (next) {
    found.push(next);
    next = longest.get(next.from + next.bytes);
  }
  return found;
}
