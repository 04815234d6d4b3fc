/** Makes a pack of files that lie in the file store one by one, as tours did before there were packs. */
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32, createDeflateRaw, deflateRaw } from 'node:zlib';
import type { FileStore, FoundFile } from '../files/fileStore.ts';
import { isWorthDeflating, shouldDeflate } from './compression.ts';
import type { PackContent, PackWriter } from './packWriter.ts';
import { transformParts } from './transformParts.ts';
import { DEFLATED, STORED } from './zipFormat.ts';

/** Number of files read concurrently; larger ones follow, one by one. */
const CONCURRENCY = 8;
const SMALL_BYTES = 4 * 1024 * 1024;

const deflate = promisify(deflateRaw);

interface Source {
  readonly path: string;
  readonly file: FoundFile;
}

/** @throws the signal's reason when it is aborted, Error when there are no files */
export async function packFolder(
  files: FileStore,
  key: string,
  pack: PackWriter,
  signal: AbortSignal,
): Promise<void> {
  const large: Source[] = [];
  const sources = filesBelow(files, key, '');
  const work = async () => {
    for await (const source of sources) {
      signal.throwIfAborted();
      if (source.file.bytes > SMALL_BYTES) large.push(source);
      else pack.add(source.path, await readSmall(source));
    }
  };
  // An async generator queues concurrent calls of `next`.
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  for (const source of large) {
    signal.throwIfAborted();
    await addLarge(source, pack);
  }
  if (pack.files === 0) throw new Error('The folder has no files');
}

async function* filesBelow(files: FileStore, key: string, folder: string): AsyncGenerator<Source> {
  for (const name of await files.list(key)) {
    const [below, path] = [`${key}/${name}`, folder + name];
    const file = await files.find(below);
    if (file) yield { path, file };
    else yield* filesBelow(files, below, `${path}/`);
  }
}

async function readSmall({ path, file }: Source): Promise<PackContent> {
  const plain = file.bytes === 0 ? Buffer.alloc(0) : await buffer(await open({ path, file }));
  const described = { crc32: crc32(plain), size: plain.length };
  if (shouldDeflate(path, plain.length)) {
    const content = await deflate(plain);
    if (isWorthDeflating(content.length, plain.length)) {
      return { ...described, method: DEFLATED, content };
    }
  }
  return { ...described, method: STORED, content: plain };
}

async function addLarge(source: Source, pack: PackWriter): Promise<void> {
  const described = { crc32: 0, size: 0 };
  const plain = async function* counted(): AsyncGenerator<Buffer> {
    for await (const part of await open(source)) {
      if (!Buffer.isBuffer(part)) continue;
      described.crc32 = crc32(part, described.crc32);
      described.size += part.length;
      yield part;
    }
  };
  await (shouldDeflate(source.path, source.file.bytes)
    ? pack.addParts(
        source.path,
        DEFLATED,
        transformParts(createDeflateRaw(), plain()),
        () => described,
      )
    : pack.addParts(source.path, STORED, plain(), () => described));
}

async function open({ path, file }: Source) {
  const content = await file.open({ start: 0, end: file.bytes - 1 });
  if (!content) throw new Error(`${path} has gone away`);
  return content;
}
