import { BlobReader, configure, ZipReader } from '@zip.js/zip.js';
import { findLayout, isIgnoredPath } from '@jawla/contract/archives';
import { ARCHIVE } from '@jawla/contract/archiveLimits';
import { toolOfFiles, type TourToolName } from '@jawla/contract/tourTools';

/** Warnings about an archive. They do not block the upload: the server decides. */
export type ArchiveWarning =
  /** Truncated, or not a ZIP archive. */
  | 'unreadable'
  | 'encrypted'
  | 'noStartPage'
  | 'severalStartPages'
  /** The start page is krpano's, or an `index.htm`. */
  | 'otherStartPage'
  /** All files are inside a folder. */
  | 'nested'
  | 'unsafePaths'
  | 'programs'
  | 'tooManyFiles'
  | 'tooLarge';

export interface Preflight {
  tool: TourToolName | undefined;
  /** Path of the tour's start page. */
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
 * Inspects an archive before the upload. Reads only its central directory, so that the archive's size does
 * not matter.
 */
export async function inspectArchive(file: Blob): Promise<Preflight> {
  // Nothing is decompressed, so web workers are not needed.
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

/** Derives the facts from the central directory. */
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
    tool: toolOfFiles(paths),
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
