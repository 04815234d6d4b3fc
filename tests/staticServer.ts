import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
};

export interface StaticOptions {
  /** Any free one, unless said. */
  port?: number;
  /** Base path of the files, without a trailing slash. */
  base?: string;
  /** Whether unknown paths are a page of the app; a file that is missing is one then, too. */
  isApp?: boolean;
}

/** A plain web server for built files, with the fallback that a single-page app needs. */
export function serveStatic(
  folder: string,
  { port: wantedPort = 0, base = '', isApp = true }: StaticOptions = {},
): Promise<{ server: Server; origin: string }> {
  const server = createServer((request, response) => {
    const { pathname: path } = new URL(request.url ?? '/', 'http://localhost');
    if (!path.startsWith(`${base}/`)) {
      response.writeHead(404).end();
      return;
    }
    const pathname = path.slice(base.length);
    if (pathname.startsWith('/api/')) {
      response.writeHead(503, { 'Content-Type': 'application/json' });
      response.end('{"message":"no API here"}');
      return;
    }
    const wanted = join(folder, normalize(decodeURIComponent(pathname)));
    const isFile = wanted.startsWith(folder) && existsSync(wanted) && statSync(wanted).isFile();
    if (!isFile && !isApp && pathname !== '/') {
      response.writeHead(404).end();
      return;
    }
    const file = isFile ? wanted : join(folder, 'index.html');
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      // Files named by their contents, which browsers also keep compiled.
      ...(isFile &&
        pathname.startsWith('/assets/') && { 'Cache-Control': 'max-age=31536000, immutable' }),
    });
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(wantedPort, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ server, origin: `http://127.0.0.1:${port}` });
    });
  });
}
