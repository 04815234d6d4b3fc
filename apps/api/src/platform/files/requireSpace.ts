import { Problem } from '../http/problem.ts';
import type { TextKey } from '../texts/texts.ts';
import { diskSpace } from './diskSpace.ts';

/** Reserve for requests that store no files, in bytes. */
const SPARE_BYTES = 1_000_000;

/** @throws {Problem} 507, if the disk has less free space than `bytes` plus the reserve. */
export async function requireSpace(
  folder: string,
  bytes: number,
  key: TextKey = 'upload.noSpace',
): Promise<void> {
  const { freeBytes } = await diskSpace(folder);
  if (bytes + SPARE_BYTES > freeBytes) throw new Problem(507, key);
}
