import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ZipFile } from 'yazl';
import { office, pavilion, villa } from './tours.ts';
import type { Tour } from './tours.ts';

/** Paths of the written archives. */
export interface TourArchives {
  /** index.html at the root. */
  villa: string;
  /** One archive per day of construction, each inside a single top-level folder. The middle one was packed on a Mac. */
  office: Readonly<Record<OfficeDay, string>>;
  /** index.htm at the root. */
  pavilion: string;
  /** app-files/index.html, as written by the Marzipano Tool. */
  marzipano: string;
}

export const OFFICE_DAYS = ['2025-09-14', '2026-02-08', '2026-06-21'] as const;
export type OfficeDay = (typeof OFFICE_DAYS)[number];

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** Fixed for reproducible builds: the same content gives the same archive. */
const mtime = new Date('2026-01-01T12:00:00Z');

/** Writes the demo tours as archives of the kinds that users upload. */
export async function buildTours(outDir: string): Promise<TourArchives> {
  await mkdir(outDir, { recursive: true });
  const page = await buildPage();
  const pack = async (
    name: string,
    tour: Tour,
    pictures: string,
    options: PackOptions = {},
  ): Promise<string> => {
    const path = join(outDir, `${name}.zip`);
    await writeArchive(path, await tourFiles(page, tour, pictures), options);
    return path;
  };
  const [shell, fitOut, finished] = OFFICE_DAYS;
  return {
    villa: await pack('villa-al-noor', villa, 'villa'),
    office: {
      [shell]: await pack(
        `wadi-offices-${shell}`,
        office({ en: 'Bare frame', ar: 'الهيكل الخرساني' }),
        'office-1',
        { folder: 'wadi-offices' },
      ),
      [fitOut]: await pack(
        `wadi-offices-${fitOut}`,
        office({ en: 'Partitions and services', ar: 'القواطع والتمديدات' }),
        'office-2',
        { folder: 'Wadi Offices', mac: true },
      ),
      [finished]: await pack(
        `wadi-offices-${finished}`,
        office({ en: 'Finished and furnished', ar: 'مكتمل ومؤثث' }),
        'office-3',
        { folder: 'wadi-offices' },
      ),
    },
    pavilion: await pack('demo-pavilion', pavilion, 'pavilion', { start: 'index.htm' }),
    marzipano: await pack('marzipano-export', pavilion, 'pavilion', { folder: 'app-files' }),
  };
}

interface PackOptions {
  folder?: string;
  start?: string;
  /** Adds the metadata files of the macOS Finder. */
  mac?: boolean;
}

type Files = ReadonlyMap<string, Buffer>;

async function buildPage(): Promise<Files> {
  const outDir = await mkdtemp(join(tmpdir(), 'jawla-tour-'));
  try {
    await build({ configFile: here('tour/vite.config.ts'), build: { outDir, emptyOutDir: true } });
    const files = new Map<string, Buffer>();
    for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      files.set(path.slice(outDir.length + 1).replaceAll('\\', '/'), await readFile(path));
    }
    return files;
  } finally {
    await rm(outDir, { recursive: true });
  }
}

async function tourFiles(page: Files, tour: Tour, pictures: string): Promise<Files> {
  const files = new Map(page);
  const [before, after, ...more] = (page.get('index.html') ?? '').toString('utf8').split(/\{\s*\}/);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error('The tour page must have one place for its data: {}');
  const data = JSON.stringify(tour).replaceAll('<', '\\u003c');
  files.set('index.html', Buffer.from(before + data + after));
  for (const { id, panorama } of tour.scenes)
    files.set(panorama, await readFile(here(`panoramas/${pictures}/${id}.jpg`)));
  return files;
}

async function writeArchive(
  path: string,
  files: Files,
  { folder, start = 'index.html', mac = false }: PackOptions,
): Promise<void> {
  const zip = new ZipFile();
  const prefix = folder ? `${folder}/` : '';
  if (folder) zip.addEmptyDirectory(folder, { mtime });
  for (const [name, content] of files) {
    const entry = prefix + (name === 'index.html' ? start : name);
    zip.addBuffer(content, entry, { mtime, compress: !name.endsWith('.jpg') });
    if (mac)
      zip.addBuffer(APPLE_DOUBLE, `__MACOSX/${entry.replace(/([^/]+)$/, '._$1')}`, { mtime });
  }
  if (mac) {
    zip.addBuffer(Buffer.from('\0\0\0\x01Bud1\0', 'latin1'), `${prefix}.DS_Store`, { mtime });
    zip.addBuffer(APPLE_DOUBLE, `__MACOSX/${prefix}._.DS_Store`, { mtime });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

/** The smallest valid AppleDouble file: magic, version, no entries. */
const APPLE_DOUBLE = Buffer.concat([
  Buffer.from([0, 5, 0x16, 7, 0, 2, 0, 0]),
  Buffer.from('Mac OS X        ', 'latin1'),
  Buffer.alloc(2),
]);
