import { spawn, type ChildProcess, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { onTestFinished } from 'vitest';
import type { Origins } from '../platform/base/origins.ts';
import { PROGRAM } from './runProgram.ts';
import { sendTo, testEnvironment, type Answer, type Sent, type TestServer } from './testServer.ts';

/** A server in a separate process, which tests can kill. */
export interface ServerProcess {
  readonly port: number;
  readonly child: ChildProcess;
  /** Resolves with the exit code; `null` if the process was killed by a signal. */
  readonly ended: Promise<number | null>;
  send(sent: Sent): Promise<Answer>;
  /** Sends a request to the API with a JSON body. */
  readonly call: TestServer['call'];
}

/**
 * Starts a server for one test, and kills it when the test has finished.
 *
 * @param changes - Overrides of environment variables.
 */
export async function startProcess(
  dataDir: string,
  changes: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawnServer(dataDir, changes);
  onTestFinished(() => void child.kill('SIGKILL'));
  return whenStarted(child);
}

/** Starts a server for several tests. The caller must kill it. */
export function openProcess(dataDir: string): Promise<ServerProcess> {
  return whenStarted(spawnServer(dataDir));
}

function spawnServer(dataDir: string, changes: Readonly<Record<string, string>> = {}) {
  const own = { ...testEnvironment(dataDir), PORT: '0', DEMO: '0', LOG: 'json' };
  return spawn(process.execPath, [PROGRAM, 'start'], {
    env: { ...process.env, ...own, ...changes },
  });
}

async function whenStarted(child: ChildProcessWithoutNullStreams): Promise<ServerProcess> {
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const port = await new Promise<number>((resolve, reject) => {
    let out = '';
    child.stdout.on('data', (data) => {
      out += String(data);
      const found = /Portal +http:\/\/localhost:(\d+)/.exec(out)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.stderr.on('data', (data) => (out += String(data)));
    void ended.then(() => reject(new Error(out)));
  });
  const origins: Origins = {
    portal: `http://localhost:${port}`,
    tours: `http://*.tours.localhost:${port}`,
  };
  const send = (sent: Sent) => sendTo({ port, origins }, sent);
  return {
    port,
    child,
    ended,
    send,
    call: (method, path, { token, body, headers = {} } = {}) =>
      send({
        method,
        path: `/api/${path}`,
        headers: { ...(token !== undefined && { token }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}
