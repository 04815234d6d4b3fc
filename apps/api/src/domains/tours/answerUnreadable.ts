/**
 * Responses to requests that Node cannot parse, such as those with too many cookies. A tour's scripts can set more
 * cookies than Node accepts; every later request of that browser to the host then fails before a handler runs.
 */
import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { LANGUAGES } from '@jawla/contract/limits';
import { say } from '../../platform/texts/texts.ts';

const STATUS_OF = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** Responds to requests that cannot be parsed. On the tours' host, clears the cookies if the headers are too large. */
export function answerUnreadable(server: Server, isToursHost: (host: string) => boolean): void {
  server.on('clientError', (error: ClientError, socket: Socket) => {
    // The rest of a refused request emits the event again.
    if (!socket.writable || socket.writableEnded) return;
    const status = STATUS_OF.get(error.code ?? '') ?? 400;
    const hasCookies = status === 431 && isToursHost(hostOf(error.rawPacket));
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${hasCookies ? PAGE : EMPTY}`);
  });
}

interface ClientError extends Error {
  readonly code?: string;
  readonly rawPacket?: Buffer;
}

/** Browsers and proxies send `Host` first, so the packet that contains the cookies contains it as well. */
function hostOf(packet: Buffer | undefined): string {
  return /^host: *(\S+)/im.exec(packet?.toString('latin1') ?? '')?.[1]?.toLowerCase() ?? '';
}

const EMPTY = 'Connection: close\r\n\r\n';

/** Notifies the portal, which frames the tour, by `postMessage` (docs/tour-protocol.md). */
const HTML = `<!doctype html>
<meta charset="utf-8">
<title>Jawla</title>
<script>parent.postMessage({ jawla: 1, type: 'cookies-cleared' }, '*')</script>
${LANGUAGES.map((language) => `<p lang="${language}" dir="auto">${say(language, 'tour.cookies')}</p>`).join('\n')}
`;
const PAGE = [
  'Connection: close',
  'Clear-Site-Data: "cookies"',
  'Cache-Control: no-store',
  'Content-Security-Policy: sandbox allow-scripts',
  'Content-Type: text/html; charset=UTF-8',
  `Content-Length: ${Buffer.byteLength(HTML)}`,
  '',
  HTML,
].join('\r\n');
