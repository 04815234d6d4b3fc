import { extname } from 'node:path/posix';
import { removeHidden } from '@jawla/contract/visibleText';

/** Maximum bytes of a name: below the limit of all common file systems. */
const BYTES_MAX = 200;

/**
 * Returns a safe file or folder name similar to the given one. Removes separators, reserved characters, invisible
 * characters and leading dots.
 */
export function sanitizeFileName(name: string): string {
  const base = removeHidden(name)
    .replaceAll(/[/\\|?#%:*"<>]/g, '_')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  const extension = extname(base).slice(0, 12);
  const stem = base.slice(0, base.length - extension.length);
  return shortened(stem, BYTES_MAX - Buffer.byteLength(extension)) + extension || '_';
}

/** Truncates between code points. */
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
