/** How an archive becomes a tour: the folders that are removed, and the page that starts. */
import { ARCHIVE } from './archiveLimits.ts';
import { toolOfFile } from './tourTools.ts';

export interface ArchiveLayout {
  /** The top-level folders that are removed from every path. */
  readonly top: readonly string[];
  /**
   * Possible start pages, relative to the removed folders, the likeliest first. With exactly one, the start page is
   * known; of several, a person chooses.
   */
  readonly startPages: readonly string[];
  /** All pages that may start the tour: those in the root and in its folders. */
  readonly pages: readonly string[];
  /** The path of a page that is too deep to start the tour, if there is none that may. */
  readonly deepPage: string | undefined;
}

type Path = readonly string[];

const NOT_ASCII = /[^\0-\x7f]/;
const PAGE = /\.html?$/i;
/** Files of krpano that its `tour.html` loads, which lie beside it. */
const KRPANO: readonly string[] = ['tour.xml', 'tour.js', 'krpano.js'];

/** Whether a path is a file manager’s metadata (`__MACOSX`, `Thumbs.db`) and not part of the tour. */
export function isIgnoredPath(parts: Path): boolean {
  const ignored: readonly string[] = ARCHIVE.ignored;
  return parts.some((part) => ignored.includes(part) || part.startsWith('._'));
}

/** Returns the form of a path in which those that differ only in case or Unicode normalization are equal. */
export function foldCase(path: string): string {
  return (NOT_ASCII.test(path) ? path.normalize('NFC') : path).toLowerCase();
}

/** @param paths - The segments of each file’s path. */
export function findLayout(paths: readonly Path[]): ArchiveLayout {
  let stripped = 0;
  while (stripped < ARCHIVE.topFoldersMax && hasSingleTop(paths, stripped)) stripped += 1;
  const top = paths[0]?.slice(0, stripped) ?? [];
  const rest = stripped === 0 ? paths : paths.map((parts) => parts.slice(stripped));
  const pages = rest.filter((parts) => parts.length <= 2 && isPage(parts));
  const deep = pages.length === 0 ? paths.find(isPage) : undefined;
  return {
    top,
    startPages: findStartPages(rest, pages).map(joined),
    pages: pages.map(joined),
    deepPage: deep && joined(deep),
  };
}

function hasSingleTop(paths: readonly Path[], depth: number): boolean {
  const top = paths[0]?.[depth];
  return paths.every((parts) => parts.length > depth + 1 && parts[depth] === top);
}

function isPage(parts: Path): boolean {
  return PAGE.test(parts.at(-1) ?? '');
}

function joined(parts: Path): string {
  return parts.join('/');
}

/**
 * A page of a usual name in the root; otherwise those of usual names in folders and all in the root, or all in folders.
 */
function findStartPages(paths: readonly Path[], pages: readonly Path[]): readonly Path[] {
  const inRoot = pages.filter((parts) => parts.length === 1);
  const usual = usualPage(inRoot);
  if (usual) return [usual];
  const inFolders = Map.groupBy(
    pages.filter((parts) => parts.length === 2),
    ([folder]) => folder,
  );
  const usuals = [...inFolders.values()].flatMap((some) => {
    const page = usualPage(some);
    return page ? [page] : [];
  });
  const candidates = [...usuals, ...inRoot];
  if (candidates.length === 0) return [...inFolders.values()].flat();
  return candidates.length === 1 ? candidates : likeliest(candidates, paths);
}

/** Of the pages of one folder. Other spellings of a name are served as well; the usual one is the start page. */
function usualPage(pages: readonly Path[]): Path | undefined {
  for (const page of ARCHIVE.startPages) {
    const found = pages.filter((parts) => parts.at(-1)?.toLowerCase() === page);
    const [first] = found;
    if (first) return found.find((parts) => parts.at(-1) === page) ?? first;
  }
  return undefined;
}

/** krpano’s page beside its files, or the only page beside the files of any tool; otherwise all of them. */
function likeliest(candidates: readonly Path[], paths: readonly Path[]): readonly Path[] {
  const names = new Set(paths.filter(({ length }) => length <= 2).map(joined));
  const ofKrpano = candidates.filter(
    (parts) =>
      parts.at(-1)?.toLowerCase() === 'tour.html' &&
      KRPANO.some((name) => names.has(joined([...parts.slice(0, -1), name]))),
  );
  if (ofKrpano.length === 1) return ofKrpano;
  const homes = new Set(candidates.map(homeOf));
  const signed = new Set<string>();
  for (const parts of paths) {
    const home = homeOf(parts);
    if (signed.size < homes.size && toolOfFile(joined(parts)) !== undefined) {
      signed.add(homes.has(home) ? home : '');
    }
  }
  const beside = candidates.filter((parts) => signed.has(homeOf(parts)));
  return beside.length === 1 ? beside : candidates;
}

/** The folder of the root that contains a file; empty for the root itself. */
function homeOf(parts: Path): string {
  return parts.length > 1 ? (parts[0] ?? '') : '';
}
