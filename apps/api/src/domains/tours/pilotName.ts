import { ARCHIVE } from '@jawla/contract/limits';
import { normalizeLine } from '@jawla/contract/visibleText';

/** The name of a pilot: its file's, without its extension and any path that a browser sent along. */
export function pilotNameOf(fileName: string): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? '';
  const extension = `.${ARCHIVE.extension}`;
  const name = base.toLowerCase().endsWith(extension) ? base.slice(0, -extension.length) : base;
  return normalizeLine(name);
}
