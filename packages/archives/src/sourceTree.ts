/** Finds the tours in a tree of folders whose names follow a pattern. */
import { readdir, realpath, stat } from 'node:fs/promises';
import { matchLevel, type Pattern, type PatternValues } from '@jawla/contract/move';
import { joinBytes, readFileName } from './fileNames.ts';

/** A folder or a zip file that the pattern names. */
export interface FoundTour {
  readonly kind: 'folder' | 'zip';
  readonly path: Buffer;
  /** Its path below the root, for people. */
  readonly shown: string;
  readonly values: Partial<PatternValues>;
  /** What is to be looked at. */
  readonly note: string;
  /** Why it cannot be read. */
  readonly problem: string | undefined;
}

export interface SourceTree {
  readonly pattern: Pattern;
  /** Without symbolic links. */
  readonly root: Buffer;
  /** Names that do not match the pattern. */
  readonly others: { count: number; readonly examples: string[] };
}

const EXAMPLES_MAX = 5;
const ZIP = /\.zip$/i;
const OTHER_ARCHIVE = /\.(?:rar|7z|tar|t?gz|bz2|xz|zipx)$/i;
/** What systems leave in folders. */
const IGNORED = /^(?:\..*|__MACOSX|Thumbs\.db|desktop\.ini|@eaDir|lost\+found|\$RECYCLE\.BIN)$/i;

interface Place {
  readonly path: Buffer;
  readonly shown: string;
  readonly level: number;
  readonly values: Partial<PatternValues>;
  readonly note: string;
}

export async function openTree(folder: string, pattern: Pattern): Promise<SourceTree> {
  const root = await realpath(folder, { encoding: 'buffer' });
  return { pattern, root, others: { count: 0, examples: [] } };
}

/** Yields the tours in the order of their names; only one folder of each level is in memory. */
export function findTours(tree: SourceTree): AsyncGenerator<FoundTour> {
  return findIn(tree, { path: tree.root, shown: '', level: 0, values: {}, note: '' });
}

async function* findIn(tree: SourceTree, place: Place): AsyncGenerator<FoundTour> {
  const isLast = place.level === tree.pattern.levels.length - 1;
  const entries = await readEntries(place.path);
  if (typeof entries === 'string') {
    const { path, shown, values, note } = place;
    yield { kind: 'folder', path, shown, values, note, problem: entries };
    return;
  }
  const named = entries
    .map((entry) => ({ entry, ...readFileName(entry.name) }))
    .filter(({ name }) => !IGNORED.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const { entry, name, isGuessed } of named) {
    const path = joinBytes(place.path, entry.name);
    const shown = place.shown === '' ? name : `${place.shown}/${name}`;
    const matched = matchLevel(tree.pattern, place.level, name);
    const isLink = entry.isSymbolicLink();
    const kind = isLink ? await kindOfLink(tree.root, path) : kindOf(entry);
    if (matched === undefined || kind === 'other') {
      if (isLast || kind === 'folder') addOther(tree, shown);
      continue;
    }
    const values = { ...place.values, ...matched };
    const note = isGuessed ? guessed(name) : place.note;
    const found = { path, shown, values, note };
    if (kind === 'outside') {
      const problem = 'It is a symbolic link that leads out of the folder, or nowhere.';
      yield { ...found, kind: 'folder', problem };
    } else if (!isLast) {
      if (kind === 'folder') yield* findIn(tree, { ...found, level: place.level + 1 });
    } else if (kind === 'folder' || ZIP.test(name)) {
      yield { ...found, kind: kind === 'folder' ? 'folder' : 'zip', problem: undefined };
    } else if (OTHER_ARCHIVE.test(name)) {
      const problem = 'Only folders and zip files can be published. Unpack it.';
      yield { ...found, kind: 'zip', problem };
    } else addOther(tree, shown);
  }
}

/** @returns Why the folder cannot be read, if it cannot. */
async function readEntries(path: Buffer) {
  try {
    return await readdir(path, { withFileTypes: true, encoding: 'buffer' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return `The folder cannot be read (${code}).`;
  }
}

type Kind = 'folder' | 'file' | 'outside' | 'other';

function kindOf(entry: { isDirectory(): boolean; isFile(): boolean }): Kind {
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}

/** A link within the tree counts as what it leads to. */
export async function kindOfLink(root: Buffer, path: Buffer): Promise<Kind> {
  try {
    const real = await realpath(path, { encoding: 'buffer' });
    const isInside = real.subarray(0, root.length + 1).equals(Buffer.concat([root, SLASH]));
    return isInside ? kindOf(await stat(real)) : 'outside';
  } catch {
    return 'outside';
  }
}

const SLASH = Buffer.from(process.platform === 'win32' ? '\\' : '/');

function guessed(name: string): string {
  return `A name is not in UTF-8, and read as “${name}”.`;
}

function addOther({ others }: SourceTree, shown: string): void {
  others.count += 1;
  if (others.examples.length < EXAMPLES_MAX) others.examples.push(shown);
}
