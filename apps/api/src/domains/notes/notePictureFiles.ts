import type { Handler } from 'hono';
import type { Services } from '../../app/services.ts';
import { toResponse } from '../../platform/files/fileAnswer.ts';
import { parseNotePicture } from '../../platform/files/notePictures.ts';
import { answerStoredFile } from '../../platform/files/storedFile.ts';
import type { Environment } from '../../platform/http/api.ts';

/**
 * Serves photos of notes. As for covers, knowing the random name is enough; but a photo is gone with its note. Browsers
 * keep it for an hour, so that a restored one is not requested again, and a deleted one is soon forgotten.
 */
export function notePictureFiles({
  files,
  notePictures,
}: Pick<Services, 'files' | 'notePictures'>): Handler<Environment> {
  return async (http) => {
    http.set('route', 'GET /files/notes/{file}');
    const asked = parseNotePicture(http.req.param('file') ?? '');
    if (asked && (await notePictures.isShown(asked.file))) {
      const { incoming, outgoing } = http.env;
      const headers = { 'Cache-Control': 'private, max-age=3600' };
      const answer = await answerStoredFile(incoming, files, asked.key, headers);
      if (answer) return toResponse(answer, outgoing);
    }
    return http.text('Not found', 404, { 'Cache-Control': 'no-store' });
  };
}
