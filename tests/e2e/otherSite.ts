import { createServer } from 'node:http';

/** A site of another owner, whose only page has the body that was set last. */
export interface OtherSite extends AsyncDisposable {
  /** On which it is at `127.0.0.1`. */
  readonly origin: string;
  /** The same page on another origin, at `localhost`. */
  readonly secondOrigin: string;
  setBody: (body: string) => void;
}

export async function startOtherSite(): Promise<OtherSite> {
  let shown = '';
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Other site</title>${shown}`);
  });
  // On all addresses: `localhost` may be the IPv6 one.
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    secondOrigin: `http://localhost:${address.port}`,
    setBody(body) {
      shown = body;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
