/** Files that browsers and programs download, and that are never shown as a page. */
import type { HttpContext } from '../http/api.ts';
import { answerFile, toResponse, type FileHeaders, type Representation } from './fileAnswer.ts';
import { sanitizeFileName } from './sanitizeFileName.ts';

/** Browsers ask again each time: the session may have ended. */
const HEADERS: FileHeaders = {
  'Cache-Control': 'private, no-cache',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** @returns `undefined` if the file was deleted in the meantime. */
export async function sendDownload(
  http: HttpContext,
  file: Representation,
  headers: FileHeaders,
): Promise<Response | undefined> {
  const { incoming, outgoing } = http.env;
  const answer = await answerFile(incoming, file, { ...HEADERS, ...headers });
  return answer && toResponse(answer, outgoing);
}

/** Returns the header that saves a response under a name, also in browsers that read ASCII only (RFC 6266). */
export function attachment(fileName: string): FileHeaders {
  const name = sanitizeFileName(fileName);
  const ascii = name.replaceAll(/[^\x20-\x7e]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return { 'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}` };
}
