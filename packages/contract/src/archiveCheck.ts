/**
 * Checks an archive by its central directory: the same rules for the server, and for the browser before the upload.
 */
import { ArchiveFault } from './archiveFault.ts';
import { ARCHIVE } from './archiveLimits.ts';
import { separatorsOf, showable, splitName } from './archiveNames.ts';
import { findLayout, isIgnoredPath, type ArchiveLayout } from './archives.ts';

export const STORED = 0;
export const DEFLATED = 8;

export const ENCRYPTION_FLAGS = 0x1 | 0x40 | 0x2000;
const TYPE_MASK = 0xf000;
const REGULAR = 0x8000;
const DIRECTORY = 0x4000;
const GIGA = 1_000_000_000;
/** Maximum number of candidates in the message about several start pages. */
const START_PAGES_NAMED = 3;

/** An entry of the central directory. Its values are untrusted. */
export interface ListedEntry {
  readonly name: string;
  /** The field “version made by”: the host system is its upper byte. */
  readonly madeBy: number;
  readonly flags: number;
  readonly method: number;
  readonly size: number;
  readonly compressedSize: number;
  readonly externalAttributes: number;
}

export interface ArchiveFiles<Entry> {
  /** Without folders and ignored files; paths as in the archive. */
  readonly files: readonly { readonly entry: Entry; readonly parts: readonly string[] }[];
  /** Total uncompressed size. */
  readonly bytes: number;
  readonly layout: ArchiveLayout;
}

/** @throws {ArchiveFault} For the first violation. Which page starts is the matter of `startPageOf`. */
export function checkEntries<Entry extends ListedEntry>(
  entries: readonly Entry[],
): ArchiveFiles<Entry> {
  if (entries.length > ARCHIVE.entriesMax) {
    throw new ArchiveFault('tooMany', { limit: ARCHIVE.entriesMax });
  }
  const files: { entry: Entry; parts: readonly string[] }[] = [];
  const names = new Set<string>();
  const pathOf = separatorsOf(entries);
  let bytes = 0;
  let packed = 0;
  for (const entry of entries) {
    const path = pathOf(entry);
    const isFolder = path.endsWith('/') || unixType(entry) === DIRECTORY;
    checkEntry(entry, isFolder);
    const parts = splitName(path);
    if (isIgnoredPath(parts) || isFolder) continue;
    const name = parts.join('/');
    if (names.has(name)) throw new ArchiveFault('duplicate', at(entry));
    names.add(name);
    bytes += entry.size;
    packed += entry.compressedSize;
    if (bytes > ARCHIVE.unpackedBytesMax) {
      throw new ArchiveFault('tooLarge', { limit: ARCHIVE.unpackedBytesMax / GIGA });
    }
    files.push({ entry, parts });
  }
  if (files.length === 0) throw new ArchiveFault('empty');
  const paths = files.map(({ parts }) => parts);
  checkFolders(paths, names);
  checkRatio(bytes, packed);
  return { files, bytes, layout: findLayout(paths) };
}

/**
 * Returns the path of the start page, relative to the folders that are removed.
 *
 * @param chosen - The page that the caller has chosen, by its path in the archive.
 * @throws {ArchiveFault} If there is none, it is not clear which one it is, or the archive has no such page.
 */
export function startPageOf(
  { layout }: Pick<ArchiveFiles<unknown>, 'layout'>,
  chosen?: string,
): string {
  const { top, startPages, pages, deepPage } = layout;
  if (chosen !== undefined) {
    const page = pages.find((path) => [...top, path].join('/') === chosen);
    if (page === undefined) throw new ArchiveFault('unknownStartPage', { name: showable(chosen) });
    return page;
  }
  const [first, ...others] = startPages;
  if (first === undefined) {
    if (deepPage === undefined) throw new ArchiveFault('noStartPage');
    throw new ArchiveFault('deepStartPage', { name: showable(deepPage) });
  }
  if (others.length === 0) return first;
  const names = startPages.slice(0, START_PAGES_NAMED).map(showable).join(', ');
  throw new ArchiveFault('severalStartPages', { names });
}

/** A path cannot be both a file and a folder on a disk. */
function checkFolders(paths: readonly (readonly string[])[], names: ReadonlySet<string>): void {
  const folders = new Set<string>();
  for (const parts of paths) {
    for (let depth = parts.length - 1; depth > 0; depth -= 1) {
      const folder = parts.slice(0, depth).join('/');
      // Its parent folders were added with it.
      if (folders.has(folder)) break;
      if (names.has(folder)) throw new ArchiveFault('fileAndFolder', { name: showable(folder) });
      folders.add(folder);
    }
  }
}

function checkEntry(entry: ListedEntry, isFolder: boolean): void {
  const { flags, method, size, compressedSize } = entry;
  if ((flags & ENCRYPTION_FLAGS) !== 0) throw new ArchiveFault('encrypted');
  if (method !== STORED && method !== DEFLATED) throw new ArchiveFault('method', at(entry));
  if (method === STORED && size !== compressedSize) throw new ArchiveFault('unreadable');
  const type = unixType(entry);
  if (type !== 0 && type !== REGULAR && type !== DIRECTORY) {
    throw new ArchiveFault('link', at(entry));
  }
  if (isFolder && size > 0) throw new ArchiveFault('headers', at(entry));
  if (size > ARCHIVE.fileBytesMax) {
    throw new ArchiveFault('fileTooLarge', { ...at(entry), limit: ARCHIVE.fileBytesMax / GIGA });
  }
  checkRatio(size, compressedSize);
}

function unixType({ externalAttributes }: ListedEntry): number {
  return (externalAttributes >>> 16) & TYPE_MASK;
}

function checkRatio(bytes: number, packed: number): void {
  if (bytes > ARCHIVE.ratioFrom && bytes > packed * ARCHIVE.ratioMax) {
    throw new ArchiveFault('ratio');
  }
}

function at({ name }: ListedEntry): { name: string } {
  return { name: showable(name) };
}
