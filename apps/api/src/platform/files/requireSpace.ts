import { statfs } from 'node:fs/promises';
import { Problem } from '../http/problem.ts';
import type { TextKey } from '../texts/texts.ts';

/** What stays free on the disk for those who do not bring anything new, in bytes. */
const SPARE_BYTES = 1_000_000;

/** @throws Problem 507 when a disk has no room for so many bytes and some to spare */
export async function requireSpace(
  folder: string,
  bytes: number,
  key: TextKey = 'upload.noSpace',
): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bytes + SPARE_BYTES > bavail * bsize) throw new Problem(507, key);
}
