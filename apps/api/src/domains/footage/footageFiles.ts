/**
 * Serves the files of footage to admins: films with ranges, thumbnails, downloads, and whole deliveries as archives.
 * Browsers request them without scripts, so the session cookie authorizes them; the URLs are no secrets. Every type is
 * one of a few: nothing that was handed in is ever shown as a page.
 */
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { ConflictCode } from '@jawla/contract';
import { FOOTAGE_THUMBNAIL_SIDE } from '@jawla/contract/footage';
import { Readable } from 'node:stream';
import type { Handler } from 'hono';
import { LRUCache } from 'lru-cache';
import { Semaphore } from '../../platform/base/semaphore.ts';
import type { Representation } from '../../platform/files/fileAnswer.ts';
import { makeThumbnail } from '../../platform/files/images.ts';
import { mimeType } from '../../platform/files/mime.ts';
import { attachment, sendDownload } from '../../platform/files/sendDownload.ts';
import type { Environment, HttpContext } from '../../platform/http/api.ts';
import { authorizeByCookie } from '../../platform/http/authorizeByCookie.ts';
import { Problem } from '../../platform/http/problem.ts';
import { sendShownError } from '../../platform/http/shownError.ts';
import { storedZip, type StoredEntry, type StoredZip } from '../../platform/packs/storedZip.ts';
import type { DeliveryRecord } from '../../platform/db/schema.ts';
import type { FoundFile } from './footage.store.ts';
import type { Services } from '../../app/services.ts';
import { footageFileKey } from './recordFootage.ts';
import { uniqueFileName } from './uniqueFileName.ts';

/** About a thousand thumbnails. */
const CACHE_BYTES = 16_000_000;
/** Larger photos have no thumbnail: they are read into memory. */
const PHOTO_BYTES_MAX = 40_000_000;
/** Photos that are in memory at the same time. */
const PHOTOS_MAX = 2;
/** Files whose sizes are looked up at the same time. */
const LOOKUPS = 8;
const BYTES = 'application/octet-stream';

type FileServices = Pick<Services, 'files' | 'footage' | 'findUser'>;

/** Plays a film, or any part of it. */
export function footageFilm(services: FileServices): Handler<Environment> {
  return forAdmins(services, 'GET /files/footage/{id}', async (http) => {
    const file = await services.footage.file(http.req.param('id') ?? '');
    if (file?.kind !== 'film') return undefined;
    const found = await represent(services, file, mimeType(file.name));
    return found && sendDownload(http, found, { 'Content-Disposition': 'inline' });
  });
}

/** Downloads a file as it was handed in. */
export function footageDownload(services: FileServices): Handler<Environment> {
  return forAdmins(services, 'GET /files/footage/{id}/download', async (http) => {
    const file = await services.footage.file(http.req.param('id') ?? '');
    const found = file && (await represent(services, file, BYTES));
    return found && sendDownload(http, found, attachment(file.name));
  });
}

export function footageThumbnail(services: FileServices): Handler<Environment> {
  const photos = new Semaphore(PHOTOS_MAX);
  const thumbnails = new LRUCache<string, Uint8Array<ArrayBuffer>, FoundFile>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
    ignoreFetchAbort: true,
    fetchMethod: (_id, _stale, { context: file }) =>
      photos.run(async () => {
        const found = await services.files.find(footageFileKey(file));
        if (!found || found.bytes > PHOTO_BYTES_MAX) return undefined;
        const content = await found.open({ start: 0, end: found.bytes - 1 });
        return content && makeThumbnail(await buffer(content), FOOTAGE_THUMBNAIL_SIDE);
      }),
  });
  return forAdmins(services, 'GET /files/footage/{id}/thumbnail', async (http) => {
    const file = await services.footage.file(http.req.param('id') ?? '');
    if (file?.kind !== 'picture') return undefined;
    const picture = await thumbnails.fetch(file.id, { context: file });
    return (
      picture &&
      sendDownload(
        http,
        {
          etag: `"${file.id}"`,
          type: 'image/webp',
          bytes: picture.length,
          hasRanges: false,
          read: () => Promise.resolve(Buffer.from(picture)),
        },
        {},
      )
    );
  });
}

/**
 * Downloads all files of a delivery as an archive. A file that is missing in the store is left out, and named in a text
 * file.
 */
export function footageArchive(services: FileServices): Handler<Environment> {
  return forAdmins(services, 'GET /files/deliveries/{id}', async (http) => {
    const { footage } = services;
    const delivery = await footage.byId(http.req.param('id') ?? '');
    if (!delivery) return undefined;
    if (!(await footage.ready([delivery.id])).has(delivery.id)) {
      // The body is text: the browser itself shows it, in place of the file.
      const conflict: ConflictCode = 'notReady';
      return sendShownError(http, 409, { key: 'archive.notReady' }, { 'X-Conflict': conflict });
    }
    const files = await footage.filesOf(delivery.id);
    const zip = await archiveOf(
      services,
      files.map((file) => ({ ...file, ...placeOf(delivery) })),
    );
    const name = archiveName(delivery, http.req.query('zone'));
    const { etag, bytes } = zip;
    const representation = { etag, bytes, type: 'application/zip', hasRanges: true };
    return sendDownload(
      http,
      { ...representation, read: (range) => Promise.resolve(zip.read(range)) },
      attachment(name),
    );
  });
}

/** Names an archive by what it has, and the time as the reader’s clock showed it. */
function archiveName(
  { id, project_name, created_at }: DeliveryRecord,
  zone: string | undefined,
): string {
  const time = zone === undefined ? undefined : localTime(created_at, zone);
  return [project_name, ...(time === undefined ? [] : [time]), `${id.slice(0, 8)}.zip`].join(' ');
}

/** @returns `undefined` for a time zone that is not known: a time of another zone would mislead. */
function localTime(at: string, timeZone: string): string | undefined {
  try {
    const parts = { dateStyle: 'short', timeStyle: 'short', timeZone } as const;
    // Swedish dates and times are those of ISO 8601. Names of files have no colons.
    return new Intl.DateTimeFormat('sv-SE', parts).format(new Date(at)).replaceAll(':', '-');
  } catch {
    return undefined;
  }
}

function placeOf({ path, created_at }: Pick<FoundFile, 'path' | 'created_at'>) {
  return { path, created_at };
}

async function archiveOf(services: FileServices, files: readonly FoundFile[]): Promise<StoredZip> {
  const names = new Set<string>();
  const missing: string[] = [];
  const entries: StoredEntry[] = [];
  const lookups = new Semaphore(LOOKUPS);
  const found = await Promise.all(
    files.map((file) => lookups.run(() => findWhole(services, file))),
  );
  for (const [index, file] of files.entries()) {
    const stored = found[index];
    const name = uniqueFileName(file.name, names);
    if (!stored || file.crc32 === null) missing.push(name);
    else {
      const { bytes, crc32: checksum, created_at: date } = file;
      entries.push({ name, bytes, crc32: checksum, date, open: (range) => stored.open(range) });
    }
  }
  const [first] = files;
  if (missing.length > 0 && first) {
    const content = Buffer.from(missing.map((name) => `${name}\r\n`).join(''));
    entries.push({
      name: uniqueFileName('missing files.txt', names),
      bytes: content.length,
      crc32: crc32(content),
      date: first.created_at,
      open: ({ start, end }) => Promise.resolve(Readable.from([content.subarray(start, end + 1)])),
    });
  }
  return storedZip(entries);
}

/** @returns `undefined` for a file that is missing or has another size, which is recorded. */
async function findWhole({ files, footage }: FileServices, file: FoundFile) {
  const found = await files.find(footageFileKey(file));
  if (found?.bytes === file.bytes) return found;
  if (file.is_missing === 0) await footage.setMissing(file.id);
  return undefined;
}

async function represent(
  services: FileServices,
  file: FoundFile,
  type: string,
): Promise<Representation | undefined> {
  const found = await findWhole(services, file);
  if (!found) return undefined;
  return {
    etag: found.etag,
    type,
    bytes: found.bytes,
    hasRanges: true,
    read: (range) => found.open(range),
  };
}

function forAdmins(
  { findUser }: FileServices,
  route: string,
  answer: (http: HttpContext) => Promise<Response | undefined>,
): Handler<Environment> {
  return async (http) => {
    http.set('route', route);
    await authorizeByCookie(http, findUser, 'footage.download');
    const answered = await answer(http);
    if (!answered) throw new Problem(404, 'footage.missing');
    return answered;
  };
}
