import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const PROGRAM = join(import.meta.dirname, '../../bin/jawla.mjs');

export interface Result {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a command of the server's program to its end. */
export function jawla(args: string[], env: Record<string, string> = {}): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, ...env } });
    const result: Result = { code: null, out: '', err: '' };
    child.stdout.on('data', (data) => (result.out += String(data)));
    child.stderr.on('data', (data) => (result.err += String(data)));
    child.on('close', (code) => resolve({ ...result, code }));
  });
}
