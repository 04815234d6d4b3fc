import { open as openFile, statfs } from 'node:fs/promises';
import yauzl, { type ZipFile } from 'yauzl';
import { extract } from './extract.ts';
import { inspect } from './inspect.ts';
import { ArchiveRefusal } from './refusal.ts';
import type { UnpackJob, UnpackOutcome } from './unpackMessages.ts';

const END_RECORD_BYTES = 22;
const DIRECTORY_SIZE_AT = 12;

/** Unpacks an archive in the thread that asks for it. */
export async function unpackHere(job: UnpackJob): Promise<UnpackOutcome> {
  try {
    return await unpack(job);
  } catch (error) {
    if (error instanceof ArchiveRefusal) {
      return { outcome: 'refused', key: error.key, values: error.values };
    }
    const full = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    if (full) return { outcome: 'noSpace' };
    throw error;
  }
}

async function unpack({ archive, target }: UnpackJob): Promise<UnpackOutcome> {
  const zip = await open(archive);
  try {
    const plan = await inspect(zip, await directoryBytes(archive, zip)).catch(asRefusal);
    const { bavail, bsize } = await statfs(target);
    if (plan.bytes > bavail * bsize) return { outcome: 'noSpace' };
    await extract(zip, plan, target);
    return {
      outcome: 'done',
      files: plan.files.length,
      bytes: plan.bytes,
      startPage: plan.startPage,
    };
  } finally {
    zip.close();
  }
}

async function open(archive: string): Promise<ZipFile> {
  try {
    return await yauzl.openPromise(archive, {
      lazyEntries: true,
      autoClose: false,
      decodeStrings: false,
    });
  } catch {
    throw new ArchiveRefusal('archive.notZip');
  }
}

/** What the record at the archive's end says of the directory's length; yauzl does not tell. */
async function directoryBytes(archive: string, zip: ZipFile): Promise<number> {
  const file = await openFile(archive);
  try {
    const { buffer } = await file.read({
      buffer: Buffer.alloc(4),
      position: zip.fileSize - END_RECORD_BYTES - zip.comment.length + DIRECTORY_SIZE_AT,
    });
    return buffer.readUInt32LE(0);
  } finally {
    await file.close();
  }
}

/** yauzl's own complaints come without a name; what they are about is the archive as a whole. */
function asRefusal(error: unknown): never {
  if (error instanceof ArchiveRefusal) throw error;
  throw new ArchiveRefusal('archive.unreadable');
}
