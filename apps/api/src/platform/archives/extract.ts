/** The second pass: writes what the first one let through, and checks every byte of it. */
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type { ZipFile } from 'yauzl';
import { showable } from './entryNames.ts';
import type { Plan, PlannedFile } from './inspect.ts';
import { ArchiveRefusal } from './refusal.ts';

/** Files written at once: enough to keep the disk busy while another is flushed. */
const CONCURRENCY = 4;

/**
 * @param target an empty folder
 * @throws ArchiveRefusal when content is not what the directory says
 */
export async function extract(zip: ZipFile, plan: Plan, target: string): Promise<void> {
  const queue = plan.files.values();
  const made = new Set<string>([target]);
  const work = async () => {
    for (const file of queue) {
      const path = join(target, ...file.parts);
      const folder = dirname(path);
      if (!made.has(folder)) {
        await mkdir(folder, { recursive: true });
        made.add(folder);
      }
      await write(zip, file, path);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

async function write(zip: ZipFile, { entry, parts }: PlannedFile, path: string): Promise<void> {
  let sum = 0;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
  });
  const damaged = () => new ArchiveRefusal('archive.damaged', { name: showable(parts.join('/')) });
  const content = await zip.openReadStreamPromise(entry).catch(() => {
    throw damaged();
  });
  try {
    // Flushed to the disk file by file: what is published has to outlive a power cut.
    await pipeline(content, check, createWriteStream(path, { flags: 'wx', flush: true }));
  } catch (error) {
    // What the disk says is not the archive's fault; everything else is.
    throw isDiskError(error) ? error : damaged();
  }
  if (sum !== entry.crc32) throw damaged();
}

function isDiskError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
