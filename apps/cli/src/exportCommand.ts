/** `jawla export`: downloads everything of clients by key, as the export on the server’s own machine writes it. */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isExportName } from '@jawla/archives/exportPaths';
import { openJournal } from '@jawla/archives/exportFiles';
import { MoveFault } from '@jawla/archives/moveFault';
import { EXIT, sizeText } from '@jawla/contract/move';
import { EXPORT_INDEX, EXPORT_JOURNAL, type ExportIndex } from '@jawla/contract/moveFormat';
import { allClients } from './clients.ts';
import { exportClient } from './exportClient.ts';
import { lockFolder, LOCK_FILE } from './folderLock.ts';
import { PortalError } from './portal.ts';
import type { Command, Context } from './run.ts';
import { Interrupted, UserError } from './userError.ts';

const USAGE = 'export --client <user name>|--all <folder> [--json]';
/** The key was revoked or has too few scopes: no other client would fare better. */
const ENDS_ALL = new Set([401, 403]);

export const exportClients: Command = { usage: USAGE, run };

async function run(rest: string[], context: Context): Promise<number> {
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
  const [client, ...more] = values.client;
  if (to === undefined || others.length > 0 || values.all === (client !== undefined)) {
    throw new UserError(`Say what, and into which folder: ${USAGE}`);
  }
  if (more.length > 0) throw new UserError('Name one client, or --all for a folder of each.');
  const folder = resolve(to);
  await mkdir(folder, { recursive: true }).catch((cause: unknown) => {
    throw new UserError(`${to} cannot be made.`, { cause });
  });
  await using _lock = await lockFolder(folder);
  if (client === undefined) return exportAll(folder, context);
  const index = await exportClient(context, client, folder);
  return sayMissing(index, to, context) ? EXIT.partly : EXIT.done;
}

/** @returns Whether something is missing. */
function sayMissing(index: ExportIndex, to: string, { output }: Context): boolean {
  const { files, clients, missing } = index;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  for (const { what, why } of missing) output.say(`Missing: ${what}. ${why}`);
  output.record({ folder: to, files: files.length, bytes, clients: clients.length, missing });
  output.print(`${to} has ${clients.length} clients in ${files.length} files, ${sizeText(bytes)}.`);
  return missing.length > 0;
}

/** Writes an export of each client in a folder of its own. */
async function exportAll(folder: string, context: Context): Promise<number> {
  const { portal, output, signal } = context;
  await openJournal(folder, {
    scope: `all clients of ${portal.settings.origin}`,
    now: new Date().toISOString(),
    besides: [LOCK_FILE],
  });
  const failed: string[] = [];
  let isPartly = false;
  for (const { userName } of await allClients(portal)) {
    signal.throwIfAborted();
    const own = join(folder, folderOf(userName));
    // By the same command before it was interrupted.
    if (existsSync(join(own, EXPORT_INDEX))) {
      output.say(`${userName} is there already.`);
      continue;
    }
    try {
      const index = await exportClient(context, userName, own);
      isPartly = sayMissing(index, own, context) || isPartly;
    } catch (error) {
      const why = ownReasonOf(error);
      if (why === undefined) throw error;
      output.say(`${userName} could not be exported. ${why}`);
      failed.push(userName);
    }
  }
  if (failed.length > 0) {
    output.say(`Not exported: ${failed.join(', ')}. The same command tries these again.`);
    return EXIT.partly;
  }
  await rm(join(folder, EXPORT_JOURNAL));
  return isPartly ? EXIT.partly : EXIT.done;
}

/** @returns `undefined` if the next client would fail for the same reason. */
function ownReasonOf(error: unknown): string | undefined {
  if (error instanceof Interrupted) return undefined;
  const isOfAll = error instanceof PortalError && (error.isPassing || ENDS_ALL.has(error.status));
  const isKnown = error instanceof UserError || error instanceof MoveFault;
  return isKnown && !isOfAll ? error.message : undefined;
}

/** A user name may be none that every disk takes. */
function folderOf(userName: string): string {
  if (isExportName(userName) && !userName.includes('/')) return userName;
  return `_${encodeURIComponent(userName).replaceAll('*', '%2A')}`;
}
