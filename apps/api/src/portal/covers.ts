import type { Handler } from 'hono';
import { exactPath } from '../files/exactPath.ts';
import { sendFile } from '../files/sendFile.ts';
import type { Environment } from '../http/api.ts';

const COVER_NAME = /^[0-9a-f-]{36}\.(?:jpg|jpeg|png|webp)$/;

/** Covers of projects. Their names are never used twice, so browsers keep them. */
export function coverFiles(folder: string): Handler<Environment> {
  return async (http) => {
    http.set('route', 'GET /files/covers/{file}');
    const file = http.req.param('file') ?? '';
    const path = COVER_NAME.test(file) ? await exactPath(folder, file) : undefined;
    const caching = 'private, max-age=31536000, immutable';
    const sent = path && (await sendFile(http, path, { 'Cache-Control': caching }));
    return sent || http.text('Not found', 404);
  };
}
