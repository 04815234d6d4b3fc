/** Reads which tour a command names. */
import { realpath, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { TourSource } from './archiveToSend.ts';
import { UserError } from './userError.ts';

export interface NamedSource {
  readonly source: TourSource;
  /** Symbolic links in the folder may lead to files in here. */
  readonly root: Buffer;
}

/** @throws {UserError} If there is no folder or file, or more than one is named. */
export async function readSource(paths: readonly string[], usage: string): Promise<NamedSource> {
  const [named, ...more] = paths;
  if (named === undefined || more.length > 0) {
    throw new UserError(`Name one folder or zip file.\n\nUsage:\n  jawla ${usage}`);
  }
  try {
    const path = await realpath(resolve(named), { encoding: 'buffer' });
    const found = await stat(path);
    if (!found.isDirectory() && !found.isFile()) {
      throw new UserError(`It is neither a folder nor a file: ${named}`);
    }
    return { source: { kind: found.isDirectory() ? 'folder' : 'zip', path }, root: path };
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause)) throw cause;
    throw new UserError(`It cannot be read (${String(cause.code)}): ${named}`, { cause });
  }
}
