/** Publishes a tour and finds its URL. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { IncomingMessage, request } from 'node:http';
import * as z from 'zod';
import { send, type Sent } from './bigFiles.ts';
import type { Site } from './startSite.ts';

/** @throws {Error} If the server rejects the tour. */
export async function publish(port: number, site: Site, archive: string): Promise<Sent> {
  const sent = await send({
    port,
    path: `/api/project/upload-folder/${site.projectId}?date=2026-01-02&projectType=date`,
    headers: { token: site.token },
    form: { field: 'project-folder', fileName: 'tour.zip' },
    content: createReadStream(archive, { highWaterMark: 1024 * 1024 }),
    bytes: (await stat(archive)).size,
  });
  if (sent.status !== 200) throw new Error(`The tour was refused with ${sent.status}`);
  return sent;
}

export interface TourTarget {
  readonly host: string;
  /** Path of the tour's folder, with a trailing slash. */
  readonly path: string;
}

/** Returns the URL that the API gives out, which opens the tour. */
export async function openingOf(port: number, site: Site): Promise<TourTarget> {
  const { host, pathname: path } = await openingUrl(port, site);
  return { host, path };
}

export async function findTour(port: number, site: Site): Promise<TourTarget> {
  let page = await openingUrl(port, site);
  // As a browser that blocks cookies: the server then redirects to a path that grants access by itself.
  for (;;) {
    const location = await redirectOf(port, page);
    if (location === undefined) break;
    page = new URL(location, page);
  }
  return { host: page.host, path: page.pathname.replace(/index\.html$/, '') };
}

async function openingUrl(port: number, site: Site): Promise<URL> {
  const folder = encodeURIComponent('admin|Bench');
  const answer = await fetch(`http://127.0.0.1:${port}/api/project/project-folder/${folder}`, {
    headers: { token: site.token },
  });
  const { path } = z.object({ path: z.string() }).parse(await answer.json());
  return new URL(path);
}

/** Uses Node's HTTP client, because `fetch` does not allow another `Host` than that of the URL. */
async function redirectOf(port: number, { host, pathname }: URL): Promise<string | undefined> {
  const asking = request({ port, path: pathname, method: 'HEAD', headers: { host } }).end();
  const [answer] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(asking, 'response'));
  answer.resume();
  return answer.headers.location;
}
