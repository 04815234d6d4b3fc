import { findLayout, isIgnoredPath } from '@jawla/contract/archives';
import { ARCHIVE } from '@jawla/contract/limits';

/** Tour tools whose exports are recognized. */
export type TourTool = 'Pano2VR' | '3DVista' | 'Marzipano' | 'krpano' | 'Panotour';

/** What is worth knowing about an archive, and no reason to refuse it: that is for the server. */
export type ArchiveWarning =
  /** Cut off, or no zip at all. */
  | 'unreadable'
  | 'encrypted'
  | 'noStartPage'
  | 'severalStartPages'
  /** The start page is krpano's, or an `index.htm`. */
  | 'otherStartPage'
  /** Everything lies in a folder. */
  | 'nested'
  | 'unsafePaths'
  | 'programs'
  | 'tooManyFiles'
  | 'tooLarge';

export interface Preflight {
  tool: TourTool | undefined;
  /** Path of the page that the tour begins with. */
  startPage: string | undefined;
  files: number;
  unpackedBytes: number;
  largest: { name: string; bytes: number } | undefined;
  warnings: ArchiveWarning[];
}

interface Entry {
  filename: string;
  directory: boolean;
  encrypted: boolean;
  uncompressedSize: number;
}

const UNREADABLE: Preflight = {
  tool: undefined,
  startPage: undefined,
  files: 0,
  unpackedBytes: 0,
  largest: undefined,
  warnings: ['unreadable'],
};

/**
 * Looks into an archive before it is sent. Only its central directory is read, which
 * makes its size irrelevant.
 */
export async function inspectArchive(file: Blob): Promise<Preflight> {
  const { BlobReader, configure, ZipReader } = await import('@zip.js/zip.js');
  // Nothing is unpacked, so that there is nothing for workers to do.
  configure({ useWebWorkers: false });
  const reader = new ZipReader(new BlobReader(file));
  try {
    return judge(await reader.getEntries());
  } catch {
    return UNREADABLE;
  } finally {
    await reader.close().catch(() => undefined);
  }
}

/** What the list of contents tells. */
export function judge(entries: readonly Entry[]): Preflight {
  const files = entries.filter(
    ({ directory, filename }) => !directory && !isIgnoredPath(partsOf(filename)),
  );
  const paths = files.map(({ filename }) => filename.replaceAll('\\', '/'));
  const largest = files.reduce<Entry | undefined>(
    (most, entry) => (most && most.uncompressedSize >= entry.uncompressedSize ? most : entry),
    undefined,
  );
  const unpackedBytes = files.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const { stripped, startPages } = findLayout(paths.map(partsOf));
  const top = partsOf(paths[0] ?? '').slice(0, stripped);
  const startPage = startPages.length === 1 ? [...top, startPages[0]].join('/') : undefined;
  const warnings: ArchiveWarning[] = [];
  if (files.some(({ encrypted }) => encrypted)) warnings.push('encrypted');
  if (startPages.length > 1) warnings.push('severalStartPages');
  else if (startPage === undefined) warnings.push('noStartPage');
  else {
    if (startPage.includes('/')) warnings.push('nested');
    if (!/(^|\/)index\.html$/i.test(startPage)) warnings.push('otherStartPage');
  }
  if (paths.some(isUnsafe)) warnings.push('unsafePaths');
  if (paths.some((path) => /\.(exe|bat|cmd|com|msi|scr)$/i.test(path))) warnings.push('programs');
  if (files.length > ARCHIVE.entriesMax) warnings.push('tooManyFiles');
  if (unpackedBytes > ARCHIVE.unpackedBytesMax) warnings.push('tooLarge');
  return {
    tool: toolOf(paths),
    startPage,
    files: files.length,
    unpackedBytes,
    largest: largest && { name: largest.filename, bytes: largest.uncompressedSize },
    warnings,
  };
}

function partsOf(path: string): string[] {
  return path.split(/[/\\]/);
}

function isUnsafe(path: string): boolean {
  return /^(\/|[a-z]:)/i.test(path) || path.split('/').includes('..');
}

/** Files that only one program leaves behind. */
const SIGNS: readonly (readonly [TourTool, RegExp])[] = [
  ['Pano2VR', /(^|\/)(pano2vr_player\.js|pano\.xml)$/i],
  ['3DVista', /(^|\/)lib\/tdvplayer\.js$/i],
  ['Marzipano', /(^|\/)vendor\/marzipano\.js$/i],
  ['Panotour', /(^|\/)TOURdata\//],
  ['krpano', /(^|\/)(tour\.js|tour\.xml)$/i],
];

function toolOf(paths: readonly string[]): TourTool | undefined {
  return SIGNS.find(([, sign]) => paths.some((path) => sign.test(path)))?.[0];
}
