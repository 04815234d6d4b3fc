/** Pages of tours with the bridge inserted, in memory. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { BridgePlayer } from '@jawla/contract/tourTools';
import { LRUCache } from 'lru-cache';
import {
  answerFile,
  type FileAnswer,
  type FileHeaders,
  type FileRequest,
} from '../../platform/files/fileAnswer.ts';
import { memoryRepresentation, type MemoryFile } from '../../platform/files/memoryFile.ts';
import { mimeType } from '../../platform/files/mime.ts';
import type { PackedFile } from '../../platform/packs/packDirectory.ts';
import type { Pack } from '../../platform/packs/packs.ts';
import { bridgeElement, type Bridge } from './bridge.ts';
import { declaresProtocol } from './declaresProtocol.ts';
import { insertBridge } from './insertBridge.ts';
import { PAGE_BYTES_MAX } from './inspectTour.ts';

const CACHE_BYTES = 16 * 1024 * 1024;
/** Memory overhead per entry, and the size of an entry for a page without a place for the bridge. */
const ENTRY_BYTES = 512;
const HTML = /^text\/html\b/;
const SCRIPT = /<script[\s>]/i;

type BridgedPage = MemoryFile & Required<Pick<MemoryFile, 'gzip'>>;

interface PageToBridge {
  readonly pack: Pack;
  readonly file: PackedFile;
  readonly type: string;
  readonly player: BridgePlayer;
  readonly isStart: boolean;
}

export class BridgedPages {
  readonly #pages: LRUCache<string, BridgedPage | 'unfit', PageToBridge>;

  constructor(bridge: Bridge) {
    this.#pages = new LRUCache<string, BridgedPage | 'unfit', PageToBridge>({
      maxSize: CACHE_BYTES,
      sizeCalculation: (page) =>
        ENTRY_BYTES + (page === 'unfit' ? 0 : page.plain.length + page.gzip.length),
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { context }) =>
        (await bridgePage(bridge, context)) ?? 'unfit',
    });
  }

  /**
   * Responds with a page of a tour, including the bridge.
   *
   * @param version - Version of the tour.
   * @returns `undefined` if the bridge does not fit in the page, or the page runs no script.
   */
  async answer(
    request: FileRequest,
    tour: {
      readonly version: string;
      readonly pack: Pack;
      readonly page: string;
      readonly isStart: boolean;
      readonly player: BridgePlayer;
    },
    headers: FileHeaders,
  ): Promise<FileAnswer | undefined> {
    const { version, pack, page: path, isStart, player } = tour;
    const type = mimeType(path);
    const file = HTML.test(type) ? pack.find(path) : undefined;
    if (!file || file.size > PAGE_BYTES_MAX) return undefined;
    const key = `${version} ${player} ${path}`;
    const page =
      this.#pages.get(key) ??
      (await this.#pages.forceFetch(key, { context: { pack, file, type, player, isStart } }));
    if (page === 'unfit') return undefined;
    const representation = memoryRepresentation(page, request.headers['accept-encoding']);
    return answerFile(request, representation, headers);
  }
}

async function bridgePage(
  bridge: Bridge,
  { pack, file, type, player, isStart }: PageToBridge,
): Promise<BridgedPage | undefined> {
  const content = await pack.readPlain(file);
  const text = content.toString('latin1');
  // The page behind a start page may speak for itself. Without scripts, there is no player.
  if (declaresProtocol(text) || (!isStart && !SCRIPT.test(text))) return undefined;
  const plain = insertBridge(content, bridgeElement(bridge, player));
  if (!plain) return undefined;
  const hash = `${file.crc32.toString(36)}-${file.size.toString(36)}-${player}-${bridge.hash}`;
  return { hash, type: await pack.typeOf(file, type), plain, gzip: await promisify(gzip)(plain) };
}
