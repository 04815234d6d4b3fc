/** A portal of a few endpoints whose answers tests replace: most of what it does here, no real server does. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashSource, inspectSource } from '@jawla/archives/tourSource';
import { onTestFinished } from 'vitest';

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  /** Received bytes of the body; of a chunk, those that no test has taken. */
  bytes: number;
}

interface LiveTour {
  readonly files: number;
  readonly bytes: number;
  readonly contentHash: string;
}

/** @returns Whether it has answered. */
type Override = (
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
) => boolean | Promise<boolean>;

export interface FakePortal {
  readonly origin: string;
  readonly seen: Seen[];
  /** By slot, of its only project. */
  readonly tours: Map<string, LiveTour>;
  readonly projects: string[];
  readonly pilots: string[];
  /** What each upload has received, by its id. */
  readonly uploads: Map<string, Buffer>;
  /** Answers instead of the portal. Gets the whole body, except that of a chunk. */
  override: Override;
  /** Requests by method and the beginning of their path. */
  requests(method: string, path: string): Seen[];
}

export const FAKE_CLIENT = 'acme';
const CLIENT_ID = 'client-1';

export async function startFakePortal(): Promise<FakePortal> {
  const lengths = new Map<string, number>();
  const folder = await mkdtemp(join(tmpdir(), 'jawla-fake-'));
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const portal: FakePortal = {
    origin: `http://127.0.0.1:${port}`,
    seen: [],
    tours: new Map(),
    projects: ['Mall'],
    pilots: [],
    uploads: new Map(),
    override: () => false,
    requests: (method, path) =>
      portal.seen.filter((one) => one.method === method && one.path.startsWith(`/api/${path}`)),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const seen: Seen = { method, path: url, authorization: headers.authorization, bytes: 0 };
    portal.seen.push(seen);
    const isChunk = method === 'PATCH';
    const parts: Buffer[] = [];
    if (!isChunk) for await (const part of partsOf(request)) parts.push(part);
    const body = Buffer.concat(parts);
    seen.bytes = body.length;
    if (await portal.override(request, response, body)) return;
    const path = new URL(url, portal.origin).pathname.replace('/api/', '');
    const [first = '', second = '', third = ''] = path.split('/');
    if (first === 'resumable') await answerTus(request, response, { id: second, seen });
    else if (first === 'user' && third === FAKE_CLIENT) json(response, 200, client());
    else if (path === 'user/client/Nobody') json(response, 400, { message: 'No such user.' });
    else if (path === 'user') json(response, 200, { users: [client()], next: null, prev: null });
    else if (first === 'tour-contents') {
      const tours = [...portal.tours].map(([slot, tour]) => ({ slot, ...tour }));
      json(response, 200, { tours });
    } else if (first === 'project' && second === 'upload-folder') {
      await publish(body, url);
      json(response, 200, { message: 'Published.' });
    } else if (first === 'project' && method === 'POST') {
      portal.projects.push(/"name":"(.+?)"/.exec(body.toString())?.[1] ?? '');
      json(response, 200, { project: { _id: 'project-2' } });
    } else if (first === 'project') json(response, 200, project());
    else if (path === 'upload-capabilities') {
      // The portal’s own name for itself may differ from that in JAWLA_URL.
      json(response, 200, { tus: 'https://tours.example.com/api/resumable' });
    } else if (path === 'pilot_project') json(response, 200, { projects: portal.pilots });
    else if (path === 'pilot_project/create-project') {
      portal.pilots.push('made');
      json(response, 200, { name: 'made', message: 'Published.' });
    } else json(response, 404, { message: 'Not found.' });
  }

  async function answerTus(
    request: IncomingMessage,
    response: ServerResponse,
    { id, seen }: { readonly id: string; readonly seen: Seen },
  ) {
    const { method = '', headers } = request;
    const tus = { 'Tus-Resumable': '1.0.0' };
    if (method === 'POST') {
      const made = `upload-${portal.uploads.size + 1}`;
      portal.uploads.set(made, Buffer.alloc(0));
      lengths.set(made, Number(headers['upload-length']));
      response.writeHead(201, { ...tus, Location: `/api/resumable/${made}` }).end();
      return;
    }
    const got = portal.uploads.get(id);
    if (!got) {
      response.writeHead(404, tus).end();
      return;
    }
    if (method === 'PATCH') {
      // Chunks count as far as they have come.
      for await (const part of partsOf(request)) {
        seen.bytes += part.length;
        portal.uploads.set(id, Buffer.concat([portal.uploads.get(id) ?? got, part]));
      }
    }
    const offset = portal.uploads.get(id)?.length ?? 0;
    response
      .writeHead(method === 'HEAD' ? 200 : 204, {
        ...tus,
        'Upload-Offset': offset,
        'Upload-Length': lengths.get(id) ?? 0,
        'Cache-Control': 'no-store',
      })
      .end();
  }

  async function publish(body: Buffer, url: string): Promise<void> {
    const query = new URL(url, portal.origin).searchParams;
    const slot = query.get('projectType') === 'date' ? 'date' : (query.get('date') ?? '');
    const path = join(folder, `${portal.seen.length}.zip`);
    await writeFile(path, fileIn(body, portal.uploads));
    const source = { kind: 'zip', path: Buffer.from(path) } as const;
    const { files, plainBytes } = await inspectSource(source, source.path);
    const contentHash = await hashSource(source, source.path);
    portal.tours.set(slot, { files, bytes: plainBytes, contentHash });
  }

  function client() {
    const projectsData = portal.projects.map((name, at) => ({
      _id: `project-${at + 1}`,
      name,
      owner: CLIENT_ID,
    }));
    return {
      _id: CLIENT_ID,
      userName: FAKE_CLIENT,
      fname: 'Acme',
      lname: 'Limited',
      email: 'office@acme.example',
      verified: true,
      isAdmin: false,
      projectsData,
    };
  }

  return portal;
}

/** Yields a body as it arrives. */
export async function* partsOf(request: IncomingMessage): AsyncGenerator<Buffer> {
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) throw new TypeError('A body is made of bytes');
    yield part;
  }
}

/** Returns the archive in a form, or the upload that it names. */
function fileIn(body: Buffer, uploads: ReadonlyMap<string, Buffer>): Buffer {
  const id = /name="upload"\r\n\r\n(.+?)\r\n/.exec(body.toString('latin1'))?.[1];
  if (id !== undefined) return uploads.get(id) ?? Buffer.alloc(0);
  const start = body.indexOf('application/zip\r\n\r\n') + 'application/zip\r\n\r\n'.length;
  return body.subarray(start, body.lastIndexOf('\r\n--'));
}

/** Its own date is 2026-01-01. */
function project() {
  return {
    _id: 'project-1',
    name: 'Mall',
    number: '1',
    location: '',
    area: '',
    height: '',
    consultant: '',
    duration: '',
    type: 'commercial',
    status: 'done',
    date: '2026-01-01',
    subDate: [],
    img: null,
    accessUser: [],
    owner: { _id: CLIENT_ID, userName: FAKE_CLIENT },
    projectType: 'date',
  };
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Answers with a page, as proxies do. */
export function html(response: ServerResponse, status: number, headers = {}): void {
  const page = '<!doctype html><title>A proxy</title>';
  response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end(page);
}
