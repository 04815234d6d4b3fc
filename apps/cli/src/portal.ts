/** Typed calls of the portal’s API with a key. */
import { setTimeout as pause } from 'node:timers/promises';
import {
  ENDPOINTS,
  fillPath,
  readResponse,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
} from '@jawla/contract';
import packageFile from '../package.json' with { type: 'json' };
import type { Settings } from './settings.ts';
import { UserError } from './userError.ts';

/** Delays before a GET that failed is sent again, in milliseconds. */
const RETRY_WAITS_MS = [500, 2000, 5000, 15_000];
const RETRY_AFTER_MAX_MS = 120_000;
const TIMEOUT_MS = 60_000;
/** A busy or starting server, or a proxy whose server starts. */
const PASSING = new Set([429, 502, 503, 504]);

/** A refusal by the portal; the message is the portal’s, in English. */
export class PortalError extends UserError {
  override name = 'PortalError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The portal cannot be reached, or its answer did not come. Work may go on later. */
export class Unreachable extends UserError {
  override name = 'Unreachable';
}

export interface CallOptions<Name extends EndpointName> {
  readonly params?: ParamsOf<Name>;
  readonly query?: QueryOf<Name>;
  readonly body?: BodyOf<Name>;
}

interface RequestOptions {
  readonly method?: string;
  /** Text, so that it can be sent again. */
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface LooseOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
}

export class Portal {
  readonly settings: Settings;
  readonly #signal: AbortSignal;

  constructor(settings: Settings, signal: AbortSignal) {
    this.settings = settings;
    this.#signal = signal;
  }

  /**
   * Calls an endpoint. A GET is sent again if the network or the server fails.
   *
   * @throws {PortalError} For a refusal; {@link Unreachable} without an answer.
   */
  call<Name extends EndpointName>(
    name: Name,
    options: CallOptions<Name>,
  ): Promise<ResponseOf<Name>>;
  async call(name: EndpointName, { params = {}, query, body }: LooseOptions): Promise<unknown> {
    const { method, path, response }: Endpoint = ENDPOINTS[name];
    const url = new URL(`/api/${fillPath(path, params)}`, this.settings.origin);
    for (const [key, value] of Object.entries(query ?? {}))
      url.searchParams.set(key, String(value));
    const answer = await this.fetch(url.pathname + url.search, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    });
    return readResponse(response, await readJson(answer));
  }

  /**
   * Requests a path of the portal.
   *
   * @throws {PortalError} For a refusal; {@link Unreachable} without an answer.
   */
  async fetch(path: string, init: RequestOptions = {}): Promise<Response> {
    const mayRepeat = (init.method ?? 'GET') === 'GET';
    for (let attempt = 0; ; attempt += 1) {
      const wait = mayRepeat ? RETRY_WAITS_MS[attempt] : undefined;
      const answer = await this.#send(path, init, wait);
      if (answer === undefined) {
        await pause(wait, undefined, { signal: this.#signal });
        continue;
      }
      if (answer.ok) return answer;
      if (wait === undefined || !PASSING.has(answer.status)) throw await refusal(answer);
      await answer.body?.cancel();
      await pause(retryAfterMs(answer) ?? wait, undefined, { signal: this.#signal });
    }
  }

  /** The headers that every request has. */
  get headers(): Readonly<Record<string, string>> {
    return {
      Authorization: `Bearer ${this.settings.key}`,
      lang: 'en',
      'User-Agent': `jawla/${packageFile.version}`,
    };
  }

  /** @returns `undefined` if there was no answer and the request is to be sent again. */
  async #send(
    path: string,
    init: RequestOptions,
    wait: number | undefined,
  ): Promise<Response | undefined> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return await fetch(new URL(path, this.settings.origin), {
        ...init,
        headers: { ...this.headers, ...init.headers },
        // The key belongs to this portal only.
        redirect: 'manual',
        signal: AbortSignal.any([this.#signal, timeout]),
      });
    } catch (cause) {
      this.#signal.throwIfAborted();
      if (wait !== undefined) return undefined;
      throw new Unreachable(`${this.settings.origin} cannot be reached.`, { cause });
    }
  }
}

async function refusal(answer: Response): Promise<PortalError> {
  const { status } = answer;
  const target = answer.headers.get('location');
  if (status >= 300 && status < 400 && target !== null) {
    return new PortalError(
      status,
      `JAWLA_URL leads on to ${target}. Set JAWLA_URL to that portal.`,
    );
  }
  const body = await readJson(answer).catch(() => undefined);
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
  return new PortalError(status, message === '' ? `The portal answered ${status}.` : message);
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch (cause) {
    throw new Unreachable('The answer is not that of a portal. Is JAWLA_URL right?', { cause });
  }
}

function retryAfterMs(answer: Response): number | undefined {
  const seconds = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, RETRY_AFTER_MAX_MS) : undefined;
}
