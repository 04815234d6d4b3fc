/** The bridge: the script that lets tours of known tools speak the tour protocol. `npm run build` writes it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { bridgePlayerOf, type BridgePlayer } from '@jawla/contract/tourTools';
import type { Log } from '../../platform/base/log.ts';
import type { TourRecord } from '../../platform/db/schema.ts';
import {
  answerFile,
  type FileAnswer,
  type FileHeaders,
  type FileRequest,
} from '../../platform/files/fileAnswer.ts';
import { memoryRepresentation, type MemoryFile } from '../../platform/files/memoryFile.ts';

export const BRIDGE_FOLDER = join(import.meta.dirname, '../../../dist');
const NAME = /^bridge\.([\da-f]{12})\.js$/;
const TYPE = 'text/javascript; charset=utf-8';

export interface Bridge extends MemoryFile {
  readonly name: string;
}

/**
 * Loads the built bridge.
 *
 * @returns `undefined` if it was not built: tours are served without it.
 */
export async function loadBridge(log: Log, folder = BRIDGE_FOLDER): Promise<Bridge | undefined> {
  const files = await readdir(folder).catch(() => []);
  for (const name of files) {
    const hash = NAME.exec(name)?.[1];
    if (hash === undefined) continue;
    const plain = await readFile(join(folder, name));
    const [br, zipped] = await Promise.all([
      promisify(brotliCompress)(plain),
      promisify(gzip)(plain),
    ]);
    return { name, hash, type: TYPE, plain, br, gzip: zipped };
  }
  log.warn('bridge is not built: tours are served without it', { build: 'npm run build' });
  return undefined;
}

/** Responds with the bridge. */
export function answerBridge(
  request: FileRequest,
  bridge: Bridge,
  headers: FileHeaders,
): Promise<FileAnswer | undefined> {
  const file = memoryRepresentation(bridge, request.headers['accept-encoding']);
  return answerFile(request, file, headers);
}

type Facts = Pick<TourRecord, 'tool_name' | 'speaks_itself' | 'bridge_off'>;

/** Returns the player for which a tour gets the bridge; `undefined` if it gets none. */
export function bridgedPlayer(tour: Facts): BridgePlayer | undefined {
  if (tour.tool_name === null || tour.speaks_itself === 1 || tour.bridge_off === 1)
    return undefined;
  return bridgePlayerOf(tour.tool_name);
}

/** Absolute: it precedes any `<base>` of the page. */
export function bridgeElement({ name }: Bridge, player: BridgePlayer): string {
  return `<script src="/b/${name}" data-tool="${player}"></script>`;
}
