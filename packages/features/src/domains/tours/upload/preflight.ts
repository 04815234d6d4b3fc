import { BlobReader, configure, ZipReader, type Entry as ZipEntry } from '@zip.js/zip.js';
import { checkEntries, startPageOf, type ArchiveFiles } from '@jawla/contract/archiveCheck';
import { ArchiveFault } from '@jawla/contract/archiveFault';
import { readName, UNICODE_PATH_FIELD } from '@jawla/contract/archiveNames';
import {
  clearNames,
  findOtherCase,
  readTexts,
  type ArchiveText,
  type NamedEntry,
  type ReadStored,
} from '@jawla/contract/archiveTexts';
import { toolOfFiles, type TourToolName } from '@jawla/contract/tourTools';

/** What an uploader should know about an archive. It does not block the upload. */
export type ArchiveWarning =
  /** The start page is krpano's, or an `index.htm`. */
  | 'otherStartPage'
  /** All files are inside a folder. */
  | 'nested'
  | 'otherCase'
  | 'unclearNames'
  | 'programs';

export interface Preflight {
  tool: TourToolName | undefined;
  /** Path of the tour's start page in the archive. */
  startPage: string | undefined;
  /** The pages from which a person chooses the start page, by their paths in the archive; empty if it is clear. */
  startPages: readonly string[];
  files: number;
  unpackedBytes: number;
  largest: { name: string; bytes: number } | undefined;
  /** Why the server will refuse the archive, by the same rules. */
  refusal: Pick<ArchiveFault, 'rule' | 'values'> | undefined;
  warnings: ArchiveWarning[];
}

interface ArchiveEntry extends NamedEntry {
  /** Offset of the local header. */
  readonly offset: number;
}

const NOTHING: Preflight = {
  tool: undefined,
  startPage: undefined,
  startPages: [],
  files: 0,
  unpackedBytes: 0,
  largest: undefined,
  refusal: undefined,
  warnings: [],
};

const LOCAL_HEADER_BYTES = 30;

/**
 * Inspects an archive before the upload. Reads only its central directory and a few pages, so that the archive's size does
 * not matter.
 */
export async function inspectArchive(file: Blob): Promise<Preflight> {
  // zip.js decompresses nothing, so web workers are not needed.
  configure({ useWebWorkers: false });
  const reader = new ZipReader(new BlobReader(file));
  try {
    // The rules of the contract judge the names.
    const raw = await reader.getEntries({ filenameValidation: 'tolerant' });
    const listed = raw.map(listedEntry);
    const read: ReadStored<ArchiveEntry> = (entry) => readStored(file, entry);
    const { entries, isUnclear } = await clearNames(listed, read);
    return judge(entries, { isUnclear, texts: await readTexts(entries, read) });
  } catch {
    // Truncated, or not a ZIP archive.
    return { ...NOTHING, refusal: { rule: 'unreadable', values: {} } };
  } finally {
    await reader.close().catch(() => undefined);
  }
}

interface JudgeOptions<Entry> {
  /** Whether names are not certain. */
  isUnclear?: boolean;
  /** Contents of pages and styles. Default: none. */
  texts?: readonly ArchiveText<Entry>[];
}

/** Applies the server's rules to the central directory, and derives the facts. */
export function judge<Entry extends NamedEntry>(
  entries: readonly Entry[],
  { isUnclear = false, texts = [] }: JudgeOptions<Entry> = {},
): Preflight {
  let checked: ArchiveFiles<Entry>;
  try {
    checked = checkEntries(entries);
  } catch (error) {
    return { ...NOTHING, refusal: refusalOf(error) };
  }
  const { files, bytes, layout } = checked;
  const start = findStart(checked);
  const warnings: ArchiveWarning[] = [];
  const { startPage } = start;
  if (startPage?.includes('/') === true) warnings.push('nested');
  if (startPage !== undefined && !/(^|\/)index\.html$/i.test(startPage)) {
    warnings.push('otherStartPage');
  }
  if (isUnclear) warnings.push('unclearNames');
  const paths = files.map(({ parts }) => parts.join('/'));
  if (paths.some((path) => /\.(exe|bat|cmd|com|msi|scr)$/i.test(path))) warnings.push('programs');
  if (findOtherCase(texts, checked) !== undefined) warnings.push('otherCase');
  const [largest] = files.toSorted((a, b) => b.entry.size - a.entry.size);
  return {
    tool: toolOfFiles(paths),
    ...start,
    startPages: start.startPages.map((page) => [...layout.top, page].join('/')),
    files: files.length,
    unpackedBytes: bytes,
    largest: largest && { name: largest.parts.join('/'), bytes: largest.entry.size },
    warnings,
  };
}

function findStart(
  checked: Pick<ArchiveFiles<unknown>, 'layout'>,
): Pick<Preflight, 'startPage' | 'startPages' | 'refusal'> {
  const { top, startPages } = checked.layout;
  if (startPages.length > 1) return { startPage: undefined, startPages, refusal: undefined };
  try {
    const startPage = [...top, startPageOf(checked)].join('/');
    return { startPage, startPages: [], refusal: undefined };
  } catch (error) {
    return { startPage: undefined, startPages: [], refusal: refusalOf(error) };
  }
}

function refusalOf(error: unknown): Preflight['refusal'] {
  if (!(error instanceof ArchiveFault)) throw error;
  const { rule, values } = error;
  return { rule, values };
}

function listedEntry(entry: ZipEntry): ArchiveEntry {
  const { rawFilename: nameBytes, rawBitFlag: flags = 0, extraField } = entry;
  return {
    ...readName({ flags, nameBytes, unicodePath: extraField?.get(UNICODE_PATH_FIELD)?.data }),
    flags,
    madeBy: entry.versionMadeBy,
    method: entry.compressionMethod,
    size: entry.uncompressedSize,
    compressedSize: entry.compressedSize,
    externalAttributes: entry.externalFileAttributes,
    offset: entry.offset,
  };
}

async function readStored(
  file: Blob,
  { offset, compressedSize }: ArchiveEntry,
): Promise<Uint8Array | undefined> {
  const header = await file.slice(offset, offset + LOCAL_HEADER_BYTES).arrayBuffer();
  if (header.byteLength < LOCAL_HEADER_BYTES) return undefined;
  const view = new DataView(header);
  const names = view.getUint16(26, true) + view.getUint16(28, true);
  const dataAt = offset + LOCAL_HEADER_BYTES + names;
  return new Uint8Array(await file.slice(dataAt, dataAt + compressedSize).arrayBuffer());
}
