/** A portal that has the archive of one client, and may be hostile. */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { directoryEntry, endRecords, localHeader, STORED } from '@jawla/archives/zipFormat';
import { EXPORT_FORMAT, EXPORT_INDEX, EXPORT_VERSION } from '@jawla/contract/moveFormat';
import { onTestFinished } from 'vitest';
import { Output } from '../output.ts';
import { Portal } from '../portal.ts';
import type { Context } from '../run.ts';

export type Files = Readonly<Record<string, string>>;

interface ZipChanges {
  /** The checksum that the archive says. */
  readonly crc32?: number;
  readonly method?: 0 | 8;
}

/** Returns a zip file of stored entries. */
export function zipWith(files: Files, changes: Readonly<Record<string, ZipChanges>> = {}): Buffer {
  const parts: Buffer[] = [];
  const records: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const size = content.length;
    const sizes = { size, compressedSize: size };
    const { method = STORED, crc32: sum = crc32(content) } = changes[name] ?? {};
    const entry = { name, method, crc32: sum, ...sizes } as const;
    const header = localHeader(entry);
    parts.push(header, content);
    records.push(directoryEntry({ ...entry, offset: at }));
    at += header.length + size;
  }
  const directory = Buffer.concat(records);
  return Buffer.concat([...parts, directory, endRecords(records.length, directory.length, at)]);
}

/** Returns the files of an export together with its index. */
export function withIndex(files: Files, changes: Readonly<Record<string, unknown>> = {}): Files {
  const index = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    madeBy: '1.0.0',
    startedAt: '2026-01-01T00:00:00.000Z',
    finishedAt: '2026-01-01T00:00:00.000Z',
    isWhole: false,
    clients: [{ id: '1', userName: 'acme', folder: 'clients/acme' }],
    files: Object.entries(files).map(([path, text]) => ({
      path,
      bytes: Buffer.byteLength(text),
      sha256: createHash('sha256').update(text).digest('hex'),
    })),
    missing: [],
    ...changes,
  };
  return { ...files, [EXPORT_INDEX]: `${JSON.stringify(index)}\n` };
}

export const FILES: Files = {
  'people.jsonl': '{"id":"1"}\n',
  'clients/acme/tours/Mall/2026-01-02.zip': 'a tour '.repeat(100),
  'clients/acme/projects.jsonl': '',
};

interface ExportPortal {
  archive: Buffer;
  etag: string;
  isReady: boolean;
  /** Ranges that were asked for, as the header says them. */
  readonly ranges: string[];
  /** Answers instead. @returns Whether it has. */
  override: (request: IncomingMessage, response: ServerResponse) => boolean;
}

export async function startExportPortal(archive: Buffer) {
  const portal: ExportPortal = {
    archive,
    etag: '"1"',
    isReady: true,
    ranges: [],
    override: () => false,
  };
  const server = createServer((request, response) => {
    if (portal.override(request, response)) return;
    if (request.url === '/api/client-export/acme') {
      const { isReady } = portal;
      const numbers = {
        projects: 1,
        tours: 1,
        files: 3,
        bytes: 100,
        readBytes: isReady ? 100 : 40,
      };
      portal.isReady = true;
      response.end(JSON.stringify({ isReady, ...numbers }));
    } else if (request.url === '/files/exports/acme') sendRange(portal, request, response);
    else response.writeHead(404).end('{}');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const parent = await mkdtemp(join(tmpdir(), 'jawla-export-'));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await rm(parent, { recursive: true });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  const { signal } = new AbortController();
  const said: string[] = [];
  const stream = { isTTY: false, write: (text: string) => said.push(text) > 0 };
  const context: Context = {
    portal: new Portal({ origin: `http://127.0.0.1:${address.port}`, key: 'key' }, signal),
    output: new Output({ isJson: false, stdout: stream, stderr: stream }),
    signal,
  };
  return { portal, context, parent, folder: join(parent, 'out'), said };
}

function sendRange(portal: ExportPortal, request: IncomingMessage, response: ServerResponse) {
  const { archive, etag } = portal;
  const { range = '', 'if-range': same = etag } = request.headers;
  portal.ranges.push(range);
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  if (same !== etag || range === '') {
    response.writeHead(200, { ETag: etag, 'Content-Length': archive.length }).end(archive);
    return;
  }
  const start = from === '' ? Math.max(0, archive.length - Number(to)) : Number(from);
  const end = from === '' ? archive.length : Number(to) + 1;
  const part = archive.subarray(start, end);
  response.writeHead(206, {
    ETag: etag,
    'Content-Length': part.length,
    'Content-Range': `bytes ${start}-${end - 1}/${archive.length}`,
  });
  response.end(part);
}
