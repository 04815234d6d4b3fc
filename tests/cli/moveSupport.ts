/** Runs `jawla` with a key of a real server. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyScope } from '@jawla/contract/keyLimits';
import * as z from 'zod/mini';
import { makeKey } from '../../apps/api/src/testing/keys.ts';
import {
  createTestUser,
  makeDataDir,
  startUntilTestEnds,
  testConfig,
  type TestServer,
} from '../../apps/api/src/testing/testServer.ts';
import { startCli, type CliResult } from '../../apps/cli/src/testing/runCli.ts';

/** Runs the program by key to its end. */
export function jawlaByKey(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CliResult> {
  return startCli(args, env).ended;
}

const ALL_SCOPES: readonly KeyScope[] = ['read', 'publish', 'clients'];

/** Returns the variables by which the program uses a server. */
export function keyEnvironment(server: TestServer, secret: string) {
  return {
    JAWLA_URL: `http://127.0.0.1:${server.port}`,
    JAWLA_KEY: secret,
    XDG_CACHE_HOME: join(server.dataDir, 'cache'),
  };
}

/** A server with an admin’s key, and an empty folder of tours beside it. */
export async function openPortal(scopes = ALL_SCOPES) {
  const dataDir = await makeDataDir();
  const server = await startUntilTestEnds(testConfig(dataDir));
  const { token } = await createTestUser(server, 'boss', { isAdmin: true });
  const { key, secret } = await makeKey(server, token, { scopes: [...scopes] });
  const tree = join(dataDir, 'old-tours');
  await mkdir(tree);
  const list = join(dataDir, 'clients.csv');
  await writeFile(list, CLIENTS);
  const env = keyEnvironment(server, secret);
  const run = (...args: string[]) => jawlaByKey(args, env);
  return { dataDir, server, token, key, tree, list, env, run };
}

const CLIENTS = [
  '"First name","Last name","Username","Email","Phone"',
  '"Acme","Limited","acme","office@acme.example",""',
  '"Noor","Haddad","","noor@noor.example","962790000000"',
].join('\n');

const recordSchema = z.record(z.string(), z.unknown());

/** Returns the objects that a program has written with `--json`. */
export function objectsIn(out: string): Record<string, unknown>[] {
  const lines = out.split('\n').filter((line) => line !== '');
  return lines.map((line) => z.parse(recordSchema, JSON.parse(line)));
}
