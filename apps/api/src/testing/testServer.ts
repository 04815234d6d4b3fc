/** Test server: real HTTP on a free port, a temporary data folder, and test users. */
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { problemSchema } from '@jawla/contract';
import { onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { readConfig, type Config } from '../app/config.ts';
import { startServer, type RunningServer } from '../app/server.ts';
import type { PasswordCost } from '../domains/auth/passwords.ts';
import type { NewUser } from '../domains/users/users.store.ts';
import { jsonLog } from '../platform/base/log.ts';
import { TIMING } from '../platform/base/timing.ts';
import { databaseUrlOf, dropDatabase, makeDatabase } from './testDatabase.ts';
import { s3Environment, s3Of } from './testFiles.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
  readonly text: string;
  /** The body as JSON. */
  json(): unknown;
}

export interface Sent {
  readonly method?: string;
  /** Sent verbatim, without resolving or encoding. May be an absolute URL, such as that of a tour. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface TestServer extends RunningServer {
  readonly dataDir: string;
  /** All lines of the log so far. */
  readonly logLines: readonly string[];
  send(sent: Sent): Promise<Answer>;
  /** Sends a request to the API with a JSON body. */
  call(
    method: string,
    path: string,
    options?: { token?: string; body?: unknown; headers?: Readonly<Record<string, string>> },
  ): Promise<Answer>;
}

export const PASSWORD = 'Test1234pass';
/** The minimum cost of argon2: hashes are slow by design, and tests compute hundreds of them. */
const CHEAP: PasswordCost = { memoryKib: 8, passes: 1 };

export async function makeDataDir(): Promise<string> {
  const dataDir = await newDataDir();
  onTestFinished(() => removeDataDir(dataDir));
  return dataDir;
}

async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jawla-test-'));
  await makeDatabase(dataDir);
  return dataDir;
}

async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
  await dropDatabase(dataDir);
}

/** Returns the environment variables with which a separate process uses a data folder. */
export function testEnvironment(dataDir: string): Record<string, string> {
  const url = databaseUrlOf(dataDir);
  return {
    DATA_DIR: dataDir,
    ...(url !== undefined && { DATABASE_URL: url }),
    ...s3Environment(dataDir),
  };
}

/** Brand name in mails and text messages. */
export const TEST_BRAND = readConfig({}, { dev: false }).brand;

export function testConfig(dataDir: string, changes: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir,
    databaseUrl: databaseUrlOf(dataDir),
    s3: s3Of(dataDir),
    portalUrl: undefined,
    toursUrl: undefined,
    portalFiles: undefined,
    demo: false,
    footageBytes: undefined,
    demoCrowd: 0,
    proxies: 0,
    keepDays: 30,
    activityDays: 400,
    trashDays: 30,
    metricsPort: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    smsWebhookUrl: undefined,
    smsWebhookSecret: undefined,
    sso: undefined,
    passwordLogin: true,
    brand: TEST_BRAND,
    readableLog: false,
    timing: TIMING,
    passwordCost: CHEAP,
    ...changes,
  };
}

/** Starts a server. The caller must stop it and delete its data folder. */
export async function startTestServer(config: Config): Promise<TestServer> {
  const logLines: string[] = [];
  const running = await startServer(
    config,
    jsonLog((line) => logLines.push(line)),
  );
  const send = (sent: Sent) => sendTo(running, sent);
  return {
    ...running,
    dataDir: config.dataDir,
    logLines,
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

/** Starts a server that stops when the test ends, or before. */
export async function startUntilTestEnds(config: Config): Promise<TestServer> {
  const server = await startTestServer(config);
  let running = true;
  const stop = async () => {
    if (running) await server.stop();
    running = false;
  };
  onTestFinished(stop);
  return { ...server, stop };
}

/** Starts a server for all tests of a file. */
export async function openTestServer(changes: Partial<Config> = {}) {
  const dataDir = await newDataDir();
  const server = await startTestServer(testConfig(dataDir, changes));
  return {
    server,
    close: async () => {
      await server.stop();
      await removeDataDir(dataDir);
    },
  };
}

/** Creates a user with `PASSWORD` and starts a session. */
export async function createTestUser(
  { services }: RunningServer,
  userName: string,
  changes: Partial<NewUser> = {},
) {
  const user = await services.users.add({
    userName,
    fname: `${userName} first`,
    lname: `${userName} last`,
    email: `${userName}@example.com`,
    passwordHash: await services.passwords.hash(PASSWORD),
    ...changes,
  });
  return { user, token: await services.sessions.start(user.id) };
}

/** Every 409 of the server says why, in a form that programs can read. */
function hasConflictCode(text: string, headers: Answer['headers']): boolean {
  if (!text.startsWith('{')) return headers['x-conflict'] !== undefined;
  return z.parse(problemSchema, JSON.parse(text)).code !== undefined;
}

export function sendTo(
  { port, origins }: Pick<RunningServer, 'port' | 'origins'>,
  sent: Sent,
): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = sent;
  const [, , host = new URL(origins.portal).host, path] =
    /^(https?:\/\/([^/]+))?(.*)$/.exec(sent.path) ?? [];
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        headers: {
          host,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          if (incoming.statusCode === 409 && !hasConflictCode(text, incoming.headers)) {
            reject(new Error(`409 of ${method} ${path} without a code: ${text}`));
            return;
          }
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            bytes,
            text,
            json: (): unknown => JSON.parse(text),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
