/** How an archive becomes a tour: one rule for the server, which refuses, and for the browser, which warns. */
import { ARCHIVE } from './limits.ts';

export interface ArchiveLayout {
  /** How many folders at the top are taken off every path. */
  readonly stripped: number;
  /** Where the tour may start, below the folders that were taken off. It is clear when there is just one. */
  readonly startPages: readonly string[];
}

/** Whether a path is what a file manager left behind, and no part of the tour. */
export function isIgnoredPath(parts: readonly string[]): boolean {
  const ignored: readonly string[] = ARCHIVE.ignored;
  return parts.some((part) => ignored.includes(part) || part.startsWith('._'));
}

/** @param paths every file, in parts */
export function findLayout(paths: readonly (readonly string[])[]): ArchiveLayout {
  let stripped = 0;
  while (stripped < ARCHIVE.topFoldersMax && hasSingleTop(paths, stripped)) stripped += 1;
  return { stripped, startPages: findStartPages(paths, stripped) };
}

function hasSingleTop(paths: readonly (readonly string[])[], depth: number): boolean {
  const top = paths[0]?.[depth];
  return paths.every((parts) => parts.length > depth + 1 && parts[depth] === top);
}

/** At the root; or in a folder, beside things that are not the tour (a read-me, a launcher). */
function findStartPages(paths: readonly (readonly string[])[], stripped: number): string[] {
  for (const depth of [1, 2]) {
    const candidates = paths.filter((parts) => parts.length === stripped + depth);
    for (const page of ARCHIVE.startPages) {
      const found = candidates.filter((parts) => parts.at(-1)?.toLowerCase() === page);
      // At the root, names of another case are served as well, and the usual spelling is the start.
      const exact = found.find((parts) => depth === 1 && parts.at(-1) === page);
      const pages = exact ? [exact] : depth === 1 ? found.slice(0, 1) : found;
      if (pages.length > 0) return pages.map((parts) => parts.slice(stripped).join('/'));
    }
  }
  return [];
}
