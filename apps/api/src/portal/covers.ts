import { coverWidth } from '@jawla/contract/covers';
import type { Handler } from 'hono';
import { coverKey, isCover, variantKey } from '../platform/files/covers.ts';
import type { FileStore } from '../platform/files/fileStore.ts';
import { toResponse } from '../platform/files/fileAnswer.ts';
import { answerStoredFile } from '../platform/files/storedFile.ts';
import type { Environment } from '../platform/http/api.ts';

/** Serves covers of projects. File names are unique, so responses are immutable. */
export function coverFiles(files: FileStore): Handler<Environment> {
  return async (http) => {
    http.set('route', 'GET /files/covers/{file}');
    const file = http.req.param('file') ?? '';
    if (!isCover(file)) return http.text('Not found', 404);
    const width = coverWidth(http.req.query('w'));
    // Small pictures have no variants: fall back to the original.
    const keys = [...(width === undefined ? [] : [variantKey(file, width)]), coverKey(file)];
    for (const key of keys) {
      const headers = { 'Cache-Control': 'private, max-age=31536000, immutable' };
      const { incoming, outgoing } = http.env;
      const answer = await answerStoredFile(incoming, files, key, headers);
      if (answer) return toResponse(answer, outgoing);
    }
    return http.text('Not found', 404);
  };
}
