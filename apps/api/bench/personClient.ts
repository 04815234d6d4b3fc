/** Simulates one user's browser: a few connections that are kept alive during the visit. */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Number of connections that browsers open per host. */
const CONNECTIONS = 6;
/** Mean think time between two actions of a user, in milliseconds. */
const THINK_MS = 300;

export interface Tally {
  readonly times: Map<string, number[]>;
  readonly errors: Map<string, number>;
}

export interface PersonRequest {
  /** Label in the statistics. */
  readonly kind: string;
  readonly path: string;
  readonly method?: string;
  /** Sent as JSON. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PersonResponse {
  readonly text: string;
  readonly location: string | undefined;
}

export class PersonClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  readonly #port: number;
  readonly #token: string;
  readonly #tally: Tally;

  constructor(port: number, token: string, tally: Tally) {
    this.#port = port;
    this.#token = token;
    this.#tally = tally;
  }

  /** Sends a request. A status of 400 or more, or no response, counts as an error. */
  async ask(asked: PersonRequest): Promise<PersonResponse | undefined> {
    const { times, errors } = this.#tally;
    const started = performance.now();
    const answer = await this.#send(asked).catch(() => undefined);
    const took = performance.now() - started;
    const kept = times.get(asked.kind);
    if (kept) kept.push(took);
    else times.set(asked.kind, [took]);
    if (answer) return answer;
    errors.set(asked.kind, (errors.get(asked.kind) ?? 0) + 1);
    return undefined;
  }

  async think(): Promise<void> {
    await pause(2 * THINK_MS * Math.random());
  }

  close(): void {
    this.#agent.destroy();
  }

  #send({ path, method = 'GET', body, headers }: PersonRequest): Promise<PersonResponse> {
    const content = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          path,
          method,
          agent: this.#agent,
          headers: {
            token: this.#token,
            ...(content !== undefined && {
              'content-type': 'application/json',
              'content-length': String(Buffer.byteLength(content)),
            }),
            ...headers,
          },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const { statusCode = 0, headers: received } = incoming;
            if (statusCode >= 400) reject(new Error(`${method} ${path}: ${statusCode}`));
            else resolve({ text: Buffer.concat(chunks).toString(), location: received.location });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(content);
    });
  }
}
