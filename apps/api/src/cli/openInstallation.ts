/** Opens what a server has made, for commands beside it. */
import { existsSync } from 'node:fs';
import type { Config } from '../app/config.ts';
import { systemClock } from '../platform/base/clock.ts';
import { lockFolder } from '../platform/base/lock.ts';
import { jsonLog } from '../platform/base/log.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import { openExistingDatabase, type ExistingDatabase } from '../platform/db/open.ts';
import type { Database } from '../platform/db/schema.ts';
import { findFolders, type Folders } from '../platform/files/folders.ts';
import { aliveProcesses } from '../platform/processes/serverRegistry.ts';

/** How deploy/jawla.service runs the program, as docs/operations.md shows it. */
const AS_SERVICE =
  'runuser -u jawla -- env DATA_DIR=/var/lib/jawla node_modules/.bin/node --env-file=/etc/jawla.env apps/api/bin/jawla.mjs';

/**
 * Opens the database as it is. A command that created an empty one would report about that instead of the server's.
 *
 * @throws {OperatorError} If there is none.
 */
export async function openServersDatabase(config: Config): Promise<ExistingDatabase> {
  const found = await openExistingDatabase(config, jsonLog());
  if (found) return found;
  const isPostgres = config.databaseUrl !== undefined;
  const where = isPostgres
    ? 'The database in DATABASE_URL has no tables of Jawla.'
    : `There is no database in ${config.dataDir}${process.env['DATA_DIR'] ? '' : ' (DATA_DIR is not set)'}.`;
  const variable = isPostgres ? 'DATABASE_URL' : "the server's DATA_DIR, or its DATABASE_URL";
  throw new OperatorError(
    [
      `${where} Only "start" makes one, and this command has made nothing.`,
      `On a new installation, start the server once. Otherwise name ${variable}, and run as its user.`,
      'With deploy/jawla.service, in /opt/jawla:',
      `  ${[AS_SERVICE, ...process.argv.slice(2).map(quote)].join(' ')}`,
      'docs/operations.md has the lines for containers and folders: "Running a command".',
    ].join('\n'),
  );
}

/** @throws {OperatorError} If the data folder does not exist. */
export async function serversFolders({ dataDir }: Config): Promise<Folders> {
  if (!existsSync(dataDir)) {
    throw new OperatorError(
      `The data folder ${dataDir} is not there. Name the server's DATA_DIR; this command makes none.`,
    );
  }
  return findFolders(dataDir);
}

/** @throws {OperatorError} If a server is running. */
export async function lockServers(
  config: Config,
  db: Database,
  folders: Folders,
): Promise<() => void> {
  if (config.databaseUrl === undefined) return lockFolder(folders.data);
  if ((await aliveProcesses(db, systemClock)).size > 0) {
    throw new OperatorError(
      'Another Jawla is running with this database. Stop all of them, and wait half a minute if one was killed.',
    );
  }
  return () => undefined;
}

/** Says what a command leaves to the server; `undefined` if the database is up to date. */
export function describePending(pending: readonly string[]): string | undefined {
  if (pending.length === 0) return undefined;
  return `The database is older than this program, and this command leaves it so. When the server starts, it makes: ${pending.join(', ')}.`;
}

/** Quotes an argument for a POSIX shell. */
function quote(argument: string): string {
  return /^[\w@%+=:,./-]+$/.test(argument)
    ? argument
    : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
}
