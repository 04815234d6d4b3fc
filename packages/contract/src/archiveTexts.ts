/**
 * What the pages of an archive refer to: tells the code page of its names, and links that another case breaks. Contents
 * are untrusted: sizes are limited, and every pattern takes linear time.
 */
import { DEFLATED, type ArchiveFiles, type ListedEntry } from './archiveCheck.ts';
import { foldCase } from './archives.ts';
import { CODE_PAGES, decodeName, type CodePage } from './codePages.ts';

/** In this order: pages first. */
const TEXTS = [/\.html?$/i, /\.(?:xml|css)$/i, /\.(?:js|json)$/i];
const FILES_MAX = 40;
const FILE_BYTES_MAX = 1_000_000;
const TOTAL_BYTES_MAX = 8_000_000;
/** Number of names that are compared with what the pages refer to. */
const NAMES_MAX = 1000;
/** Longer names are refused later. */
const NAME_BYTES_MAX = 1024;
/** Attributes of pages, and `url()` of styles. */
const LINK =
  /\b(?:src|href|poster)\s{0,9}=\s{0,9}["']([^"'<>]{1,500})["']|\burl\(\s{0,9}["']?([^"'()]{1,500})["']?\s{0,9}\)/gi;
const NOT_ASCII = /[^\0-\x7f]/;

/** Reads the stored bytes of an entry, without its local header; `undefined` if they cannot be read. */
export type ReadStored<Entry> = (entry: Entry) => Promise<Uint8Array | undefined>;

export interface ArchiveText<Entry> {
  readonly entry: Entry;
  readonly text: string;
}

export interface NamedEntry extends ListedEntry {
  /** The bytes of a name whose code page is unknown. */
  readonly unclear?: Uint8Array | undefined;
}

export interface ClearEntries<Entry> {
  readonly entries: readonly Entry[];
  /** Whether names are not certain, so that links may lead nowhere. */
  readonly isUnclear: boolean;
}

/**
 * Decodes the names whose code page is unknown in the one that fits what the pages refer to. Without one that fits, they
 * stay as they are.
 */
export async function clearNames<Entry extends NamedEntry>(
  entries: readonly Entry[],
  read: ReadStored<Entry>,
): Promise<ClearEntries<Entry>> {
  const unclear = entries.flatMap((entry) => entry.unclear ?? []);
  if (unclear.length === 0) return { entries, isUnclear: false };
  const texts = await readTexts(entries, read);
  const codePage = findCodePage(
    unclear,
    texts.map(({ text }) => text),
  );
  if (codePage === undefined) return { entries, isUnclear: true };
  const named = entries.map((entry) =>
    entry.unclear ? { ...entry, name: decodeName(entry.unclear, codePage) } : entry,
  );
  return { entries: named, isUnclear: false };
}

/** Reads the pages, styles and scripts of an archive, as far as the limits allow. */
export async function readTexts<Entry extends ListedEntry>(
  entries: readonly Entry[],
  read: ReadStored<Entry>,
): Promise<ArchiveText<Entry>[]> {
  const small = entries.filter(
    ({ size, compressedSize }) => size > 0 && Math.max(size, compressedSize) <= FILE_BYTES_MAX,
  );
  const wanted = TEXTS.flatMap((type) => small.filter(({ name }) => type.test(name)));
  const texts: ArchiveText<Entry>[] = [];
  let bytes = 0;
  for (const entry of wanted.slice(0, FILES_MAX)) {
    bytes += entry.size;
    if (bytes > TOTAL_BYTES_MAX) break;
    const stored = await read(entry);
    const content = stored && (entry.method === DEFLATED ? await inflate(stored) : stored);
    if (content) texts.push({ entry, text: decodeText(content) });
  }
  return texts;
}

/**
 * Returns a path that a page or style refers to and that only a file in another case fits: it works on the author's
 * Windows, and is served nevertheless.
 */
export function findOtherCase<Entry>(
  texts: readonly ArchiveText<Entry>[],
  { files }: Pick<ArchiveFiles<Entry>, 'files'>,
): string | undefined {
  const partsOf = new Map(files.map(({ entry, parts }) => [entry, parts] as const));
  const names = new Set(files.map(({ parts }) => parts.join('/')));
  const folded = Map.groupBy(names, foldCase);
  for (const { entry, text } of texts) {
    const folder = partsOf.get(entry)?.slice(0, -1);
    for (const [, attribute, style] of folder ? text.matchAll(LINK) : []) {
      const path = folder && resolve(folder, attribute ?? style ?? '');
      if (path === undefined || names.has(path) || names.has(path.normalize('NFC'))) continue;
      if (folded.get(foldCase(path))?.length === 1) return path;
    }
  }
  return undefined;
}

/** @returns `undefined` for a link that leaves the archive. */
function resolve(folder: readonly string[], link: string): string | undefined {
  const [path = ''] = decodePercents(link.trim()).split(/[?#]/);
  if (path === '' || path.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(path)) return undefined;
  const parts = [...folder];
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** @returns `undefined` if no name in any code page is part of the texts. */
function findCodePage(
  names: readonly Uint8Array[],
  texts: readonly string[],
): CodePage | undefined {
  const segments = new Set<string>();
  for (const text of texts) for (const segment of segmentsOf(text)) segments.add(segment);
  const sample = names.filter(({ length }) => length <= NAME_BYTES_MAX).slice(0, NAMES_MAX);
  const found = CODE_PAGES.map((codePage) => {
    const hits = sample.filter((name) =>
      segmentsOf(decodeName(name, codePage)).some((one) => segments.has(one)),
    );
    return { codePage, hits: hits.length };
  });
  // Stable: of equals, the first remains.
  const [best] = found.toSorted((a, b) => b.hits - a.hits);
  return best && best.hits > 0 ? best.codePage : undefined;
}

/** Returns the names of files and folders in a text that are not ASCII: what stands between quotes, slashes and tags. */
function segmentsOf(text: string): string[] {
  const plain = text
    .replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/(?:%[\da-f]{2})+/gi, decodePercents);
  const parts = plain.split(/["'`<>/\\?#\r\n]/);
  // In style sheets, URLs stand in parentheses without quotes.
  const inner = parts.flatMap((part) => (/[(),]/.test(part) ? part.split(/[(),]/) : []));
  return [...parts, ...inner]
    .filter((part) => NOT_ASCII.test(part))
    .map((part) => part.trim().normalize('NFC'));
}

function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function decodeText(content: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1256').decode(content);
  }
}

/** @returns `undefined` if it is damaged, or larger than the limit. */
async function inflate(stored: Uint8Array): Promise<Uint8Array | undefined> {
  const whole = new Blob([new Uint8Array(stored)]);
  const reader = whole.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.length;
      if (bytes > FILE_BYTES_MAX) return undefined;
      chunks.push(value);
    }
  } catch {
    return undefined;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
