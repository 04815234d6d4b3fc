import { extname } from 'node:path/posix';

/** Bytes of a name that every file system takes. */
const BYTES_MAX = 200;

/**
 * A name for a file or folder that is like the one somebody typed or sent, and can do no harm: no
 * separators, no signs that systems forbid, no control or direction characters, no leading dot.
 */
export function sanitizeFileName(name: string): string {
  const base = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, '')
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
