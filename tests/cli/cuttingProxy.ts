import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Stands between a program and a server, as a bad line does: it resets connections in the middle of what the server sends.
 *
 * @param every - Bytes that go through before each cut.
 * @param times - Number of cuts; then all goes through.
 */
export async function cuttingProxy(port: number, { every, times }: Record<string, number>) {
  const open = new Set<Socket>();
  let cuts = 0;
  let passed = 0;
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
    upstream.on('data', (chunk) => {
      passed += chunk.length;
      if (cuts >= (times ?? 0) || passed < (every ?? 0)) return;
      cuts += 1;
      passed = 0;
      client.resetAndDestroy();
      upstream.destroy();
    });
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return { origin: `http://127.0.0.1:${address.port}`, cuts: () => cuts };
}
