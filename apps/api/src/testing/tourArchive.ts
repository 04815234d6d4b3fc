import { randomBytes } from 'node:crypto';
import { zipOf, type ZipEntry } from '../../demo/zipBytes.ts';

const encode = (text: string) => Buffer.from(text);

/** Returns the archive of a small tour, whose start page contains `says`. */
export function tourArchive(says = 'a tour', more: readonly ZipEntry[] = []): Buffer {
  return zipOf([
    { name: 'index.html', content: encode(`<h1>${says}</h1>`) },
    { name: 'tour.js', content: encode('export const rooms = 3;') },
    { name: 'panoramas/غرفة المعيشة.jpg', content: Buffer.alloc(5000, says), stored: true },
    ...more,
  ]);
}

/** Returns an archive of files, each of which contains its own name. */
export function archiveOf(...names: string[]): Buffer {
  return zipOf(names.map((name) => ({ name, content: encode(`this is ${name}`) })));
}

/** Returns an archive that takes a second to repack: its random text is stored and must be deflated. */
export function slowArchive(says: string): Buffer {
  const content = Buffer.from(randomBytes(15_000_000).toString('hex'));
  return tourArchive(says, [{ name: 'rooms.json', content, stored: true }]);
}
