import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy {
  readonly port: number;
  /** Closes all connections and rejects new ones. */
  cut(): Promise<void>;
  /** Leaves all connections open but forwards no data. */
  freeze(): void;
  /** Forwards new connections. Existing ones stay open without data, as after a silent disconnect. */
  admit(): void;
  /** Resumes all connections and accepts new ones. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Called with the size of each piece of data in bytes, and a function that resets its connection. */
type OnData = (bytes: number, reset: () => void) => void;

export interface TcpProxyOptions {
  /** For data that a client sends. */
  readonly onSent?: OnData;
  /** For data that a client receives. */
  readonly onReceived?: OnData;
}

/** Starts a TCP proxy between a client and a server, so that tests can simulate outages. */
export async function startTcpProxy(
  target: number,
  { onSent, onReceived }: TcpProxyOptions = {},
): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const reset = () => {
      near.resetAndDestroy();
      far.destroy();
    };
    if (onSent) near.on('data', ({ length }) => onSent(length, reset));
    if (onReceived) far.on('data', ({ length }) => onReceived(length, reset));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    if (frozen) for (const socket of [near, far]) socket.pause();
  });
  let frozen = false;
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
  const port = await listen(0);
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    port,
    cut,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    admit: () => {
      frozen = false;
    },
    mend: async () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: () => (server.listening ? cut() : Promise.resolve()),
  };
}
