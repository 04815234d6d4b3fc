import { parseArgs } from 'node:util';
import { readConfig } from '../app/config.ts';
import { jsonLog } from '../platform/base/log.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import { Installation } from '../platform/files/installation.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';
import { AREAS, storedFiles, usedFiles } from '../platform/files/usedFiles.ts';
import {
  describePending,
  lockServers,
  openServersDatabase,
  serversFolders,
} from './openInstallation.ts';

/**
 * `jawla adopt [--yes]`: makes the file store this database's, whatever id it had. Without `--yes`, it only says how well
 * they fit. Servers of another database refuse the store from then on.
 *
 * @returns The exit code: 1 if they do not belong together, and were left so.
 */
export async function adopt(rest: string[]): Promise<number> {
  const { values } = parseArgs({
    args: rest,
    options: { yes: { type: 'boolean', default: false } },
  });
  const config = readConfig(process.env, { dev: false });
  const { db, pending } = await openServersDatabase(config);
  const folders = await serversFolders(config);
  const files = await openFileStore({ ...config, dataDir: folders.data }, jsonLog());
  let unlock: (() => void) | undefined;
  try {
    const older = describePending(pending);
    if (older !== undefined) throw new OperatorError(older);
    unlock = await lockServers(config, db, folders);
    const installation = new Installation(db, files);
    const standing = await installation.standing();
    if (standing.is === 'same') {
      process.stdout.write('Database and file store belong together already.\n');
      return 0;
    }
    const used = await usedFiles(db);
    const stored = (await Promise.all(AREAS.map((area) => storedFiles(files, area)))).flat();
    const both = stored.filter((key) => used.has(key)).length;
    process.stdout.write(
      `The database refers to ${used.size} tours and pictures; ${both} of them are among the ${stored.length} files of the store.\n`,
    );
    if (!values.yes) {
      process.stdout.write(
        'If they are to belong together, run "adopt --yes". What has no row is set aside for 30 days, then deleted.\n',
      );
      return 1;
    }
    await installation.adopt();
    process.stdout.write('The file store belongs to this database now.\n');
    return 0;
  } finally {
    files.close();
    await db.destroy();
    unlock?.();
  }
}
