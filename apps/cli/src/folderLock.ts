/** Keeps two programs from writing into one folder at the same time. */
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from './userError.ts';

export const LOCK_FILE = '.jawla-export.lock';

/** @throws {UserError} If another program that still runs has it. */
export async function lockFolder(folder: string): Promise<AsyncDisposable> {
  const path = join(folder, LOCK_FILE);
  if (!(await tryToLock(path))) {
    const holder = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10);
    if (isRunning(holder)) throw taken(folder, path);
    // Of a program that was killed.
    await rm(path, { force: true });
    if (!(await tryToLock(path))) throw taken(folder, path);
  }
  return { [Symbol.asyncDispose]: () => rm(path, { force: true }) };
}

function taken(folder: string, path: string): UserError {
  return new UserError(`Another export writes into ${folder}. If none runs, delete ${path}.`);
}

async function tryToLock(path: string): Promise<boolean> {
  try {
    await using file = await open(path, 'wx');
    await file.writeFile(`${process.pid}\n`);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** An empty file is that of a program that begins this very moment. */
function isRunning(pid: number): boolean {
  if (!(pid > 0)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
