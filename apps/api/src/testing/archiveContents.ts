import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import yauzl from 'yauzl';

/** Reads all files of an archive, and checks their checksums. */
export async function archiveContents(archive: Buffer): Promise<Map<string, Buffer>> {
  const file = await yauzl.fromBufferPromise(archive);
  const contents = new Map<string, Buffer>();
  for await (const entry of file.eachEntry()) {
    const content = await buffer(await file.openReadStreamPromise(entry));
    if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
    contents.set(entry.fileName, content);
  }
  return contents;
}
