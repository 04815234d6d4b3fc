import { href } from '#core/routing';

/**
 * Returns the short address of a note, which leads to its tour: the newest one if the note is open.
 *
 * @param code Of the project.
 */
export function noteHref(code: string, number: number): string {
  return href('noteLink', { note: `${code}-${number}` });
}
