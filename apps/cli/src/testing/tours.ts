/** Tours on the disk. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { PackWriter } from '@jawla/archives/packWriter';
import { STORED } from '@jawla/archives/zipFormat';
import { makeFolder } from './runCli.ts';

/** Content that differs by text; of more than one write of a socket. */
export function picture(says: string, bytes = 3_000_000): Buffer {
  return Buffer.alloc(bytes, says);
}

export function tourFolder(says = 'a tour'): string {
  const folder = makeFolder();
  mkdirSync(join(folder, 'panoramas'));
  writeFileSync(join(folder, 'index.html'), `<h1>${says}</h1>`);
  writeFileSync(join(folder, 'panoramas/غرفة.jpg'), picture(says));
  return folder;
}

/** The same tour as a zip file. */
export async function tourZip(says = 'a tour'): Promise<string> {
  const path = join(makeFolder(), 'tour.zip');
  await using pack = new PackWriter(path);
  const files = {
    'index.html': Buffer.from(`<h1>${says}</h1>`),
    'panoramas/غرفة.jpg': picture(says),
  };
  for (const [name, content] of Object.entries(files)) {
    pack.add(name, { method: STORED, content, crc32: crc32(content), size: content.length });
  }
  await pack.finish();
  return path;
}
