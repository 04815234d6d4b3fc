import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EXIT, sizeText } from '@jawla/contract/move';
import type { Services } from '../app/services.ts';
import { exportInstallation } from '../move/exportInstallation.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import type { UserRecord } from '../platform/db/schema.ts';
import { toProblem } from '../platform/http/toProblem.ts';
import { stopSignal, withServices } from './openServices.ts';

/** `jawla export --client <user name>|--all <folder>`. Servers may be running. Returns the exit code. */
export async function exportFolder(rest: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: rest,
    options: {
      all: { type: 'boolean', default: false },
      client: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [to, ...others] = positionals;
  const isOne = values.all !== values.client.length > 0;
  if (to === undefined || others.length > 0 || !isOne) {
    throw new OperatorError(
      'Say what, and into which folder: export --client <user name>|--all <folder>',
    );
  }
  return withServices(async (services) => {
    const signal = stopSignal();
    const clients = values.all ? undefined : await clientsOf(services, values.client);
    try {
      const folder = { folder: resolve(to), signal };
      const index = await exportInstallation(services, folder, { clients, onTour: showTour });
      const bytes = index.files.reduce((sum, file) => sum + file.bytes, 0);
      const { missing } = index;
      for (const { what, why } of missing) process.stderr.write(`Missing: ${what}. ${why}\n`);
      const found = { files: index.files.length, bytes, clients: index.clients.length, missing };
      const text = `${to} has ${found.clients} clients in ${found.files} files, ${sizeText(bytes)}.`;
      process.stdout.write(`${values.json ? JSON.stringify(found) : text}\n`);
      return missing.length > 0 ? EXIT.partly : EXIT.done;
    } catch (error) {
      const isFull = toProblem(error)?.status === 507;
      if (!isFull && !signal.aborted) throw error;
      const why = isFull ? 'The disk is full, so it stopped.' : 'It was stopped.';
      process.stderr.write(`${why} The same command goes on from here.\n`);
      return EXIT.stopped;
    }
  });
}

function showTour(name: string): void {
  process.stderr.write(`${name}\n`);
}

async function clientsOf(
  { users }: Services,
  names: readonly string[],
): Promise<readonly UserRecord[]> {
  const found: UserRecord[] = [];
  for (const name of new Set(names)) {
    const user = await users.byName(name);
    if (!user) throw new OperatorError(`There is no client with the user name ${name}.`);
    found.push(user);
  }
  return found;
}
