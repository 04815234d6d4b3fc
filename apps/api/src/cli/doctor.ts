import { parseArgs } from 'node:util';
import { readConfig } from '../app/config.ts';
import { openFolders } from '../app/openServices.ts';
import { checkIntegrity } from '../doctor/checkIntegrity.ts';
import { systemClock } from '../platform/base/clock.ts';
import { lockFolder } from '../platform/base/lock.ts';
import { jsonLog } from '../platform/base/log.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import { openDatabase } from '../platform/db/open.ts';
import { openFileStore } from '../platform/files/openFileStore.ts';
import { aliveProcesses } from '../platform/processes/serverRegistry.ts';

/**
 * `jawla doctor [--deep] [--fix]`: checks the data, also while the server runs. An upload that is being published may
 * then look like an orphan. Stop the server before `--fix`.
 *
 * @returns The exit code: 1 if a problem was found and not repaired.
 */
export async function doctor(rest: string[]): Promise<number> {
  const { values } = parseArgs({
    args: rest,
    options: {
      deep: { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
    },
  });
  const config = readConfig(process.env, { dev: false });
  const folders = await openFolders(config.dataDir);
  const inFile = config.databaseUrl === undefined;
  const unlock = values.fix && inFile ? lockFolder(folders.data) : () => undefined;
  const stores = { ...config, dataDir: folders.data };
  const db = await openDatabase(stores, jsonLog());
  const files = await openFileStore(stores, jsonLog());
  try {
    if (values.fix && !inFile && (await aliveProcesses(db, systemClock)).size > 0) {
      throw new OperatorError(
        'Another Jawla is running with this database. Stop all of them, and wait half a minute if one was killed.',
      );
    }
    const findings = await checkIntegrity(db, folders, files, { deep: values.deep });
    let left = 0;
    for (const { says, fix } of findings) {
      if (values.fix && fix) await fix();
      else left += 1;
      process.stdout.write(`${says}${values.fix && fix ? ' Mended.' : ''}\n`);
    }
    if (findings.length === 0) process.stdout.write('All is well.\n');
    else if (!values.fix && findings.some(({ fix }) => fix)) {
      process.stdout.write('Stop the server and run "doctor --fix" to mend what can be mended.\n');
    }
    return left > 0 ? 1 : 0;
  } finally {
    files.close();
    await db.destroy();
    unlock();
  }
}
