import { extname } from 'node:path/posix';
import { removeHidden } from '@jawla/contract/visibleText';

/** Maximum bytes of a name: below the limit of all common file systems. */
const BYTES_MAX = 200;
/** What follows the last dot of a longer name is a part of the name. */
const EXTENSION_LENGTH_MAX = 12;
/** Windows drops dots and spaces at the end of a name. */
const AROUND = /^[.\s]+|[.\s]+$/g;
/** Names of devices on Windows, which cannot be those of files, whatever the extension. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³]|con(?:in|out)\$)(?=\s*(?:\.|$))\s*/i;

/**
 * Returns a safe file or folder name similar to the given one, which Windows can unpack as well. Removes separators,
 * reserved characters, invisible characters, and dots and spaces around it.
 */
export function sanitizeFileName(name: string): string {
  const base = removeHidden(name)
    .replaceAll(/[/\\|?#%:*"<>]/g, '_')
    .replaceAll(AROUND, '')
    .replace(DEVICE, (device) => `${device.trimEnd()}_`);
  const last = extname(base);
  const extension = last.length > EXTENSION_LENGTH_MAX ? '' : last;
  const stem = base.slice(0, base.length - extension.length);
  const short = shortened(stem, BYTES_MAX - Buffer.byteLength(extension)) + extension;
  return short.replaceAll(AROUND, '') || '_';
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
