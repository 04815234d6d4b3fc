/** The files of an export on a disk, and the journal by which an interrupted one goes on. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  EXPORT_INDEX,
  EXPORT_JOURNAL,
  exportedFileSchema,
  type ExportedFile,
} from '@jawla/contract/moveFormat';
import * as z from 'zod/mini';
import { MoveFault } from './moveFault.ts';

const copiedSchema = z.extend(exportedFileSchema, { key: z.string() });
const headSchema = z.object({ scope: z.string(), startedAt: z.string() });

/** A file that was copied before an interruption; of the same content as long as the key is the same. */
export type CopiedFile = z.infer<typeof copiedSchema>;

export interface ExportJournal {
  /** ISO 8601. */
  readonly startedAt: string;
  readonly copied: ReadonlyMap<string, CopiedFile>;
}

/**
 * Begins an export in an empty folder, or goes on with an interrupted one.
 *
 * @param scope - What is exported: an interrupted export of something else is refused.
 * @param besides - Names in the folder that do not count.
 * @throws {MoveFault} If the folder holds anything else.
 */
export async function openJournal(
  folder: string,
  { scope, now, besides = [] }: { scope: string; now: string; besides?: readonly string[] },
): Promise<ExportJournal> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => !besides.includes(name));
  if (names.length === 0) {
    await appendFile(join(folder, EXPORT_JOURNAL), jsonLine({ scope, startedAt: now }));
    return { startedAt: now, copied: new Map() };
  }
  if (names.includes(EXPORT_INDEX)) {
    throw new MoveFault(`${folder} holds a finished export. Name a new folder.`);
  }
  if (!names.includes(EXPORT_JOURNAL)) {
    throw new MoveFault(`${folder} is not empty. Name a new folder.`);
  }
  const [head = '', ...lines] = (await readFile(join(folder, EXPORT_JOURNAL), 'utf8')).split('\n');
  const begun = z.safeParse(headSchema, parse(head)).data ?? { scope, startedAt: now };
  if (begun.scope !== scope) {
    throw new MoveFault(
      `${folder} holds an interrupted export of ${begun.scope}. Name a new folder, or go on with that one.`,
    );
  }
  // The last line of a program that was killed may be cut.
  const copied = lines.flatMap((each) => z.safeParse(copiedSchema, parse(each)).data ?? []);
  return {
    startedAt: begun.startedAt,
    copied: new Map(copied.map((file) => [file.path, file])),
  };
}

export function noteCopied(folder: string, file: CopiedFile): Promise<void> {
  return appendFile(join(folder, EXPORT_JOURNAL), jsonLine(file));
}

/** Writes the index, with which the export is complete. */
export async function writeIndex(folder: string, text: string | Uint8Array): Promise<void> {
  const part = join(folder, `${EXPORT_INDEX}.part`);
  await using file = await open(part, 'w');
  await file.writeFile(text);
  await file.sync();
  await rename(part, join(folder, EXPORT_INDEX));
  await rm(join(folder, EXPORT_JOURNAL));
}

/** Writes a file of an export. It is under its name only when it is complete; a failure leaves nothing. */
export async function writeExported(
  folder: string,
  path: string,
  content: AsyncIterable<unknown> | Iterable<unknown>,
): Promise<ExportedFile> {
  const target = pathIn(folder, path);
  const part = `${target}.part`;
  await mkdir(dirname(target), { recursive: true });
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    await using file = await open(part, 'w');
    for await (const chunk of content) {
      if (!(chunk instanceof Uint8Array)) throw new TypeError('A file is made of bytes');
      hash.update(chunk);
      bytes += chunk.length;
      await file.writeFile(chunk);
    }
    await file.sync();
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await rename(part, target);
  return { path, bytes, sha256: hash.digest('hex') };
}

/** @param path - Within the export, with slashes. */
export function pathIn(folder: string, path: string): string {
  return join(folder, ...path.split('/'));
}

export function jsonLine(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** @returns `undefined` if there is no such file. */
export async function sizeOf(path: string): Promise<number | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? stats.size : undefined;
}

/** Returns the SHA-256 of a file in hexadecimal digits. */
export async function sha256Of(path: string | Buffer): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) {
    if (chunk instanceof Uint8Array) hash.update(chunk);
  }
  return hash.digest('hex');
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
