/**
 * Too many cookies: a tour's scripts can set more than a server accepts, and then the browser gets none of that
 * host's tours any more. Node refuses such requests before there is a request to answer.
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

/** Answers requests that cannot be parsed. On the tours' host, deletes the cookies if headers are too large. */
export function answerUnreadable(server: Server, isToursHost: (host: string) => boolean): void {
  server.on('clientError', (error: ClientError, socket: Socket) => {
    // What follows the part that was refused is refused again.
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

/** Browsers and proxies send `Host` first, so that it is in the packet that contains the cookies, too. */
function hostOf(packet: Buffer | undefined): string {
  return /^host: *(\S+)/im.exec(packet?.toString('latin1') ?? '')?.[1]?.toLowerCase() ?? '';
}

const EMPTY = 'Connection: close\r\n\r\n';

/** Tells the portal, in whose frame it is (docs/tour-protocol.md). */
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
