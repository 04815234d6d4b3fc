import type { Handler } from 'hono';
import { coverKey } from '../files/covers.ts';
import type { FileStore } from '../files/fileStore.ts';
import { sendFile } from '../files/sendFile.ts';
import type { Environment } from '../http/api.ts';

const COVER_NAME = /^[0-9a-f-]{36}\.(?:jpg|jpeg|png|webp)$/;

/** Covers of projects. Their names are never used twice, so browsers keep them. */
export function coverFiles(files: FileStore): Handler<Environment> {
  return async (http) => {
    http.set('route', 'GET /files/covers/{file}');
    const file = http.req.param('file') ?? '';
    const headers = { 'Cache-Control': 'private, max-age=31536000, immutable' };
    const sent = COVER_NAME.test(file)
      ? await sendFile(http, files, coverKey(file), headers)
      : undefined;
    return sent ?? http.text('Not found', 404);
  };
}
