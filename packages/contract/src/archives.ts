/** How an archive becomes a tour: the same rule for the server, which rejects, and the browser, which warns. */
import { ARCHIVE } from './archiveLimits.ts';

export interface ArchiveLayout {
  /** Number of top-level folders that are removed from every path. */
  readonly stripped: number;
  /** Possible start pages, relative to the removed folders. With exactly one, the start page is known. */
  readonly startPages: readonly string[];
}

/** Whether a path is a file manager’s metadata (`__MACOSX`, `Thumbs.db`) and not part of the tour. */
export function isIgnoredPath(parts: readonly string[]): boolean {
  const ignored: readonly string[] = ARCHIVE.ignored;
  return parts.some((part) => ignored.includes(part) || part.startsWith('._'));
}

/** @param paths - The segments of each file’s path. */
export function findLayout(paths: readonly (readonly string[])[]): ArchiveLayout {
  let stripped = 0;
  while (stripped < ARCHIVE.topFoldersMax && hasSingleTop(paths, stripped)) stripped += 1;
  return { stripped, startPages: findStartPages(paths, stripped) };
}

function hasSingleTop(paths: readonly (readonly string[])[], depth: number): boolean {
  const top = paths[0]?.[depth];
  return paths.every((parts) => parts.length > depth + 1 && parts[depth] === top);
}

/** In the root, or in a folder next to other files, such as a read-me or a launcher. */
function findStartPages(paths: readonly (readonly string[])[], stripped: number): string[] {
  for (const depth of [1, 2]) {
    const candidates = paths.filter((parts) => parts.length === stripped + depth);
    for (const page of ARCHIVE.startPages) {
      const found = candidates.filter((parts) => parts.at(-1)?.toLowerCase() === page);
      // In the root, other spellings of the name are served as well; the usual one is the start page.
      const exact = found.find((parts) => depth === 1 && parts.at(-1) === page);
      const pages = exact ? [exact] : depth === 1 ? found.slice(0, 1) : found;
      if (pages.length > 0) return pages.map((parts) => parts.slice(stripped).join('/'));
    }
  }
  return [];
}
