/** Start pages with the bridge inserted, in memory. */
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
import { insertBridge } from './insertBridge.ts';
import { PAGE_BYTES_MAX } from './inspectTour.ts';

const CACHE_BYTES = 16 * 1024 * 1024;
/** Memory overhead per entry, and the size of an entry for a page without a place for the bridge. */
const ENTRY_BYTES = 512;
const HTML = /^text\/html\b/;

type BridgedPage = MemoryFile & Required<Pick<MemoryFile, 'gzip'>>;

interface PageToBridge {
  readonly pack: Pack;
  readonly file: PackedFile;
  readonly type: string;
  readonly player: BridgePlayer;
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
   * Responds with the start page of a tour, including the bridge.
   *
   * @param version - Version of the tour.
   * @returns `undefined` if the bridge does not fit in the page.
   */
  async answer(
    request: FileRequest,
    tour: {
      readonly version: string;
      readonly pack: Pack;
      readonly startPage: string;
      readonly player: BridgePlayer;
    },
    headers: FileHeaders,
  ): Promise<FileAnswer | undefined> {
    const { version, pack, startPage, player } = tour;
    const type = mimeType(startPage);
    const file = HTML.test(type) ? pack.find(startPage) : undefined;
    if (!file || file.size > PAGE_BYTES_MAX) return undefined;
    const key = `${version} ${player}`;
    const page =
      this.#pages.get(key) ??
      (await this.#pages.forceFetch(key, { context: { pack, file, type, player } }));
    if (page === 'unfit') return undefined;
    const representation = memoryRepresentation(page, request.headers['accept-encoding']);
    return answerFile(request, representation, headers);
  }
}

async function bridgePage(
  bridge: Bridge,
  { pack, file, type, player }: PageToBridge,
): Promise<BridgedPage | undefined> {
  const plain = insertBridge(await pack.readPlain(file), bridgeElement(bridge, player));
  if (!plain) return undefined;
  const hash = `${file.crc32.toString(36)}-${file.size.toString(36)}-${player}-${bridge.hash}`;
  return { hash, type: await pack.typeOf(file, type), plain, gzip: await promisify(gzip)(plain) };
}
