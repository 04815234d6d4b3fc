/** Runs the program as people do. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const PROGRAM = join(import.meta.dirname, '../main.ts');
/** Each run loads the same modules. */
const NODE_COMPILE_CACHE = join(
  import.meta.dirname,
  '../../../../node_modules/.cache/node-compile',
);
/** Has the form of a key. */
export const FAKE_KEY = `jwl_${'k'.repeat(49)}`;

export interface CliResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface CliRun {
  readonly child: ChildProcess;
  readonly ended: Promise<CliResult>;
}

/** Starts the program, and kills it when the test has finished. */
export function startCli(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd?: string,
): CliRun {
  const options = { cwd, env: { ...process.env, NODE_COMPILE_CACHE, ...env } };
  const child = spawn(process.execPath, [PROGRAM, ...args], options);
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  let err = '';
  child.stdout.on('data', (data) => (out += String(data)));
  child.stderr.on('data', (data) => (err += String(data)));
  const ended = new Promise<CliResult>((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }));
  });
  return { child, ended };
}

/** Makes a folder that is deleted when the test has finished. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jawla-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
