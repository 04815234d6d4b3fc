import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';

export interface PackedContent {
  readonly content: Buffer;
  readonly isDeflated: boolean;
}

/** Reads the files of a pack with an independent ZIP library. */
export async function readPack(path: string): Promise<Map<string, PackedContent>> {
  const zip = await yauzl.openPromise(path, { autoClose: false });
  const found = new Map<string, PackedContent>();
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    found.set(entry.fileName, { content, isDeflated: entry.compressionMethod === 8 });
  }
  zip.close();
  return found;
}
