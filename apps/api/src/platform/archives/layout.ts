/** How the files of an archive become a tour: which folders at the top go, and which page is the start. */
import { ARCHIVE } from '@jawla/contract/rules';
import { ArchiveRefusal } from './refusal.ts';

export interface Layout {
  /** How many folders at the top are taken off every path. */
  readonly stripped: number;
  /** Where the tour starts, below the folder that is left. */
  readonly startPage: string;
}

/**
 * @param paths every file, in parts
 * @throws ArchiveRefusal when there is no page to start with
 */
export function findLayout(paths: readonly (readonly string[])[]): Layout {
  let stripped = 0;
  while (stripped < ARCHIVE.topFoldersMax && hasSingleTop(paths, stripped)) stripped += 1;
  const startPage = findStartPage(paths.map((parts) => parts.slice(stripped)));
  if (startPage === undefined) throw new ArchiveRefusal('archive.noStartPage');
  return { stripped, startPage };
}

function hasSingleTop(paths: readonly (readonly string[])[], depth: number): boolean {
  const top = paths[0]?.[depth];
  return paths.every((parts) => parts.length > depth + 1 && parts[depth] === top);
}

/** At the root; or in the one folder that has one, beside things that are not the tour (a read-me, a launcher). */
function findStartPage(paths: readonly string[][]): string | undefined {
  for (const page of ARCHIVE.startPages) {
    const found = paths.find((parts) => parts.length === 1 && parts[0]?.toLowerCase() === page);
    if (found) return found[0];
  }
  for (const page of ARCHIVE.startPages) {
    const found = paths.filter((parts) => parts.length === 2 && parts[1]?.toLowerCase() === page);
    if (found.length === 1) return found[0]?.join('/');
  }
  return undefined;
}
