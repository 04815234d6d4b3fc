import { ARCHIVE } from '@jawla/contract/archiveLimits';
import { normalizeLine } from '@jawla/contract/visibleText';

/** Returns the name of a pilot: the file's name without its extension and without the path that some browsers send. */
export function pilotNameOf(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  const extension = `.${ARCHIVE.extension}`;
  const name = base.toLowerCase().endsWith(extension) ? base.slice(0, -extension.length) : base;
  return normalizeLine(name);
}
