/** Prepares and makes the archives of everything of a client. */
import type { ClientExport } from '@jawla/contract';
import { LRUCache } from 'lru-cache';
import { Semaphore } from '../platform/base/semaphore.ts';
import type { Database, UserRecord } from '../platform/db/schema.ts';
import { readChecksums, type ChecksumsStore } from '../platform/files/checksums.store.ts';
import { FileGone, type FileStore, type FoundFile } from '../platform/files/fileStore.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Packs } from '../platform/packs/packs.ts';
import type { StoredZip } from '../platform/packs/storedZip.ts';
import { clientFiles } from './clientFiles.ts';
import { ExportArchive, FileUnknown, type KnownFile } from './exportArchive.ts';
import { writeExport } from './exportInstallation.ts';

/** The background job that reads the files of clients whose archive is asked for. */
export const EXPORTS_JOB = 'client exports';

/** Files that are looked up at the same time. */
const LOOKUPS = 8;
/** How long an archive is kept for the next range of a download, in milliseconds. */
const KEPT_MS = 60_000;
/** Size of the cache of archives: a larger one is made again for each range. */
const KEPT_BYTES = 64 * 1024 * 1024;
/** Of a file in an archive: its headers, names and checksums. Measured: 1.3 kB. */
const ENTRY_BYTES = 1500;
/** Sizes that are remembered while files wait to be read. */
const SIZES_MAX = 20_000;

export interface ClientExportsNeeds {
  readonly checksums: ChecksumsStore;
  readonly db: Database;
  readonly files: FileStore;
  readonly jobs: Pick<Jobs, 'wake'>;
  readonly packs: Packs;
}

interface KeptArchive {
  readonly zip: StoredZip;
  readonly memoryBytes: number;
}

export class ClientExports {
  readonly #services: ClientExportsNeeds;
  /** Ids of clients whose files are to be read, the first one now. */
  readonly #waiting = new Set<string>();
  readonly #sizes = new LRUCache<string, number>({ max: SIZES_MAX, ttl: KEPT_MS });
  readonly #archives = new LRUCache<string, KeptArchive>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ memoryBytes }) => memoryBytes,
    ttl: KEPT_MS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
  });
  /** The rows of one client at a time are made. */
  readonly #making = new Semaphore(1);
  #reading: { readonly key: string; bytes: number } | undefined;

  constructor(services: ClientExportsNeeds) {
    this.#services = services;
  }

  /** Returns how far the archive of a client is. If it is not ready, the job goes on with it. */
  async state(client: UserRecord): Promise<ClientExport> {
    const { checksums } = this.#services;
    const { projects, tours, keys } = await clientFiles(this.#services, client.id);
    const known = await checksums.of(keys);
    const unread = await this.#sizesOf(keys.filter((key) => !known.has(key)));
    const reading = this.#reading;
    const readBytes = sum([...known.values()].map(({ bytes }) => bytes));
    const isReady = unread.size === 0;
    if (!isReady) this.#prepareSoon(client);
    return {
      isReady,
      projects,
      tours,
      files: known.size + unread.size,
      bytes: readBytes + sum([...unread.values()]),
      readBytes: readBytes + (reading && unread.has(reading.key) ? reading.bytes : 0),
    };
  }

  /**
   * Returns the archive of a client.
   *
   * @param etag - Of a download that goes on: the archive that it began with is returned, as long as it is kept.
   * @returns `undefined` if it is not ready yet. The job goes on with it.
   */
  async archive(client: UserRecord, etag: string | undefined): Promise<StoredZip | undefined> {
    const kept = etag === undefined ? undefined : this.#archives.get(keyOf(client, etag));
    if (kept) return kept.zip;
    const made = await this.#making.run(() => this.#make(client));
    if (!made) {
      this.#prepareSoon(client);
      return undefined;
    }
    this.#archives.set(keyOf(client, made.zip.etag), made);
    return made.zip;
  }

  /** Reads the files of clients whose archive is asked for. Ends at the first file that cannot be read. */
  async prepare(signal: AbortSignal): Promise<void> {
    const { checksums } = this.#services;
    // Those that are added meanwhile follow.
    for (const id of this.#waiting) {
      this.#waiting.delete(id);
      const { keys } = await clientFiles(this.#services, id);
      const known = await checksums.of(keys);
      for (const key of keys.filter((each) => !known.has(each))) {
        signal.throwIfAborted();
        await this.#read(key, signal);
      }
    }
  }

  #prepareSoon({ id }: UserRecord): void {
    this.#waiting.add(id);
    this.#services.jobs.wake(EXPORTS_JOB);
  }

  async #read(key: string, signal: AbortSignal): Promise<void> {
    const { files, checksums } = this.#services;
    const reading = { key, bytes: 0 };
    try {
      const found = await files.find(key);
      if (!found) throw new FileGone();
      const content = found.bytes === 0 ? [] : await found.open({ start: 0, end: found.bytes - 1 });
      if (!content) throw new FileGone();
      this.#reading = reading;
      const read = await readChecksums(content, (bytes) => {
        // Throwing closes the stream: a film of 20 GB must not delay the end of the server.
        signal.throwIfAborted();
        reading.bytes = bytes;
      });
      // A stream that was cut.
      if (read.bytes !== found.bytes) throw new Error('A file has another length');
      await checksums.add(key, read);
    } catch (error) {
      if (!(error instanceof FileGone) && (await files.find(key))) throw error;
      // The archive names it as missing.
      this.#sizes.delete(key);
    } finally {
      this.#reading = undefined;
    }
  }

  async #make(client: UserRecord): Promise<KeptArchive | undefined> {
    const { checksums } = this.#services;
    const { keys } = await clientFiles(this.#services, client.id);
    const known = await checksums.of(keys);
    const stored = new Map<string, KnownFile | undefined>();
    let isReady = true;
    for (const [key, found] of await this.#find(keys)) {
      const sums = known.get(key);
      if (!found) stored.set(key, undefined);
      else if (sums?.bytes === found.bytes) stored.set(key, { ...sums, found });
      else {
        if (sums) await checksums.delete(key);
        isReady = false;
      }
    }
    if (!isReady) return undefined;
    const archive = new ExportArchive(stored);
    try {
      const { files } = await writeExport(this.#services, archive, { clients: [client] });
      const memoryBytes = archive.memoryBytes + files.length * ENTRY_BYTES;
      return { zip: archive.zip(), memoryBytes };
    } catch (error) {
      // Published since the files were listed.
      if (error instanceof FileUnknown) return undefined;
      throw error;
    }
  }

  /** Returns the sizes of those files that are there. */
  async #sizesOf(keys: readonly string[]): Promise<Map<string, number>> {
    const sizes = new Map<string, number>();
    const unknown: string[] = [];
    for (const key of keys) {
      const size = this.#sizes.get(key);
      if (size === undefined) unknown.push(key);
      else sizes.set(key, size);
    }
    for (const [key, found] of await this.#find(unknown)) {
      if (!found) continue;
      sizes.set(key, found.bytes);
      this.#sizes.set(key, found.bytes);
    }
    return sizes;
  }

  async #find(keys: readonly string[]): Promise<(readonly [string, FoundFile | undefined])[]> {
    const lookups = new Semaphore(LOOKUPS);
    const { files } = this.#services;
    return Promise.all(
      keys.map((key) => lookups.run(async () => [key, await files.find(key)] as const)),
    );
  }
}

/** Nobody gets the archive of another client, whatever ETag is sent. */
function keyOf({ id }: UserRecord, etag: string): string {
  return `${id} ${etag}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
