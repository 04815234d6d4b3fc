/** Publishing a tour, and finding where it is. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import * as z from 'zod';
import { send, type Sent } from './bigFiles.ts';
import type { Site } from './startSite.ts';

/** @throws Error when it is refused */
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
  /** Of the tour's folder, with a slash at its end. */
  readonly path: string;
}

export async function findTour(port: number, site: Site): Promise<TourTarget> {
  const folder = encodeURIComponent('admin|Bench');
  const answer = await fetch(`http://127.0.0.1:${port}/api/project/project-folder/${folder}`, {
    headers: { token: site.token },
  });
  const { path } = z.object({ path: z.string() }).parse(await answer.json());
  const { host, pathname } = new URL(path);
  return { host, path: pathname.replace(/index\.html$/, '') };
}
