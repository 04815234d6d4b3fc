import { createServer, connect, type Socket } from 'node:net';

export interface FlakyProxy {
  origin: string;
  /** How often a connection was reset. */
  cuts: () => number;
  stop: () => Promise<void>;
}

/**
 * Stands between browser and server, as a bad line does: it resets a connection once, in the middle of
 * what the browser sends.
 *
 * @param after bytes that go through before
 */
export async function flakyProxy(targetPort: number, after: number): Promise<FlakyProxy> {
  const open = new Set<Socket>();
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(targetPort, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    let passed = 0;
    client.on('data', (chunk) => {
      passed += chunk.length;
      if (cuts > 0 || passed < after) return;
      cuts += 1;
      client.resetAndDestroy();
      upstream.destroy();
    });
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    origin: `http://localhost:${address.port}`,
    cuts: () => cuts,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
