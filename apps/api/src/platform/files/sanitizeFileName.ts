import { extname } from 'node:path/posix';
import { removeHidden } from '@jawla/contract/visibleText';

/** Bytes of a name that every file system takes. */
const BYTES_MAX = 200;

/**
 * Returns a safe file or folder name close to the given one: no
 * separators, no signs that systems forbid, no hidden characters, no leading dot.
 */
export function sanitizeFileName(name: string): string {
  const base = removeHidden(name)
    .replaceAll(/[/\\|?#%:*"<>]/g, '_')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  const extension = extname(base).slice(0, 12);
  const stem = base.slice(0, base.length - extension.length);
  return shortened(stem, BYTES_MAX - Buffer.byteLength(extension)) + extension || '_';
}

/** Cut between characters, not inside of one. */
function shortened(text: string, bytes: number): string {
  let kept = '';
  let length = 0;
  for (const character of text) {
    length += Buffer.byteLength(character);
    if (length > bytes) break;
    kept += character;
  }
  return kept;
}
