/** What the server says about caching each file that the build wrote: it asks the real server for the real files. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../apps/api/src/testing/testServer.ts';

const DIST = join(import.meta.dirname, '../../apps/portal/dist');
const FOR_EVER = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';

/** Addresses of all files; compressed variants are sent at the address of the file. */
const addresses = globSync('**', { cwd: DIST, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length).replaceAll('\\', '/'));
const named = addresses.filter((address) => address.startsWith('/assets/'));
const others = addresses.filter((address) => !named.includes(address));

let server: TestServer;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ server, close } = await openTestServer({ portalFiles: DIST }));
});
afterAll(() => close());

/** The header of a first request, and of the one that a browser sends if it has to ask again. */
async function askTwice(path: string, encoding: string) {
  const headers = { 'accept-encoding': encoding };
  const first = await server.send({ path, headers });
  const etag = String(first.headers['etag']);
  const again = await server.send({ path, headers: { ...headers, 'if-none-match': etag } });
  return {
    first: [first.status, first.headers['cache-control']],
    again: [again.status, again.headers['cache-control'], again.bytes.length],
  };
}

async function expectCaching(paths: readonly string[], caching: string) {
  const expected = { first: [200, caching], again: [304, caching, 0] };
  for (const path of paths) {
    for (const encoding of ['br', 'identity']) {
      expect(await askTwice(path, encoding), `${path}, ${encoding}`).toEqual(expected);
    }
  }
}

describe('the files of the build', () => {
  it('below assets/ are kept for ever: scripts, source maps and fonts', async () => {
    expect(named.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(30);
    expect(named.filter((address) => address.endsWith('.woff2')).length).toBeGreaterThan(3);
    await expectCaching(named, FOR_EVER);
  });

  it('below assets/ have names with a hash of their contents', () => {
    const unnamed = named.filter(
      (address) => !/^\/assets\/(?:.*-)?[\w-]{7,8}\.[\w.]+$/.test(address),
    );
    expect(unnamed).toEqual([]);
  });

  it('with a name of their own are asked for again, and sent only where they have changed', async () => {
    const files = others.filter((address) => address !== '/index.html');
    expect(files).toEqual(
      expect.arrayContaining(['/favicon.ico', '/manifest.webmanifest', '/brand/mark.svg']),
    );
    await expectCaching(files, REVALIDATED);
  });

  // With a 304, a browser would use the page that it has with the nonce of the new response.
  it('are listed by a page that is sent whole each time', async () => {
    const page = await server.send({ path: '/' });
    expect(page.headers).toMatchObject({ 'cache-control': REVALIDATED });
    expect(page.headers).not.toHaveProperty('etag');
  });
});
