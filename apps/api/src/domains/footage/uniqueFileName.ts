import { sanitizeFileName } from '../../platform/files/sanitizeFileName.ts';

/**
 * Returns a safe file name that is unique regardless of case: different cameras use the same names.
 *
 * @param taken - Gets the key of the name.
 */
export function uniqueFileName(sent: string, taken: Set<string>): string {
  const name = sanitizeFileName(sent.split(/[/\\]/).at(-1) ?? '');
  const dot = name.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) {
    free = `${stem} (${count})${extension}`;
  }
  taken.add(free.toLowerCase());
  return free;
}
