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
import { EXIT } from '@jawla/contract/move';
import * as z from 'zod/mini';
import packageFile from '../package.json' with { type: 'json' };
import type { Settings } from './settings.ts';
import { Interrupted, UserError } from './userError.ts';

/** Delays before a GET that failed is sent again, in milliseconds. */
const RETRY_WAITS_MS = [500, 2000, 5000, 15_000];
const RETRY_AFTER_MAX_MS = 120_000;
const TIMEOUT_MS = 60_000;
/** A busy or starting server, or a proxy whose server starts. */
const PASSING = new Set([429, 502, 503, 504]);
/** Refusals of a portal that has not begun with the request: also one that changes something is sent again. */
const NOT_BEGUN = new Set([429, 503]);
/** Statuses whose answers have no text of the portal, as those to HEAD. */
const MESSAGES: Readonly<Record<number, string>> = {
  401: 'The key does not work: it was revoked, or it has expired.',
  403: 'The key may not do this. Its scopes are at Connections in the portal.',
  413: 'A proxy in front of the portal takes no requests of this size (413). Its limit has to be above 32 MB.',
  429: 'The portal was asked too often (429). Try again later.',
  507: 'The disk of the portal is full (507).',
};

/** An answer of the portal, however it was requested. */
export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly header: (name: string) => string | undefined;
}

/** A refusal by the portal; the message is the portal’s, in English. */
export class PortalError extends UserError {
  override name = 'PortalError';
  override readonly exitCode: number;
  readonly status: number;
  /** Whether the same request may work later. */
  readonly isPassing: boolean;
  /** Milliseconds to wait before, if the portal has named them. */
  readonly retryAfterMs: number | undefined;
  /** Of a conflict: one of `CONFLICT_CODES`. */
  readonly code: string | undefined;
  /** Fields of the request that are the reason. */
  readonly fields: readonly string[];

  constructor(answer: Answered) {
    const { message, code, errors = {} } = readRefusal(answer.text);
    super(messageOf(answer, message));
    this.code = code;
    this.fields = Object.keys(errors);
    this.status = answer.status;
    this.isPassing = PASSING.has(answer.status);
    this.exitCode = this.isPassing || answer.status >= 500 ? EXIT.stopped : EXIT.refused;
    this.retryAfterMs = retryAfterMs(answer.header('retry-after'));
  }
}

/** The portal cannot be reached, or its answer did not come. */
export class Unreachable extends Interrupted {
  override name = 'Unreachable';

  constructor(origin: string, cause: unknown) {
    const code = codeOf(cause);
    super(`${origin} cannot be reached${code === undefined ? '' : ` (${code})`}.`, { cause });
  }
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
   * Calls an endpoint. A GET is sent again if the network or the server fails, others if the server is busy.
   *
   * @throws {PortalError} For a refusal; {@link Unreachable} without an answer; {@link UserError} if another program than
   * a portal answers.
   */
  call<Name extends EndpointName>(
    name: Name,
    options: CallOptions<Name>,
  ): Promise<ResponseOf<Name>>;
  async call(
    name: EndpointName,
    { params = {}, query = {}, body }: LooseOptions,
  ): Promise<unknown> {
    const { method, response }: Endpoint = ENDPOINTS[name];
    const answer = await this.fetch(this.pathOf(name, { params, query }), {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
    });
    const text = await this.#answered(() => answer.text());
    return readAnswer(() => readResponse(response, JSON.parse(text)));
  }

  /** Returns the path of an endpoint on the portal. */
  pathOf(name: EndpointName, { params = {}, query = {} }: Omit<LooseOptions, 'body'>): string {
    const url = new URL(`/api/${fillPath(ENDPOINTS[name].path, params)}`, this.settings.origin);
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, String(value));
    return url.pathname + url.search;
  }

  /**
   * Requests a path of the portal.
   *
   * @throws {PortalError} For a refusal; {@link Unreachable} without an answer.
   */
  async fetch(path: string, init: RequestOptions = {}): Promise<Response> {
    const isRead = (init.method ?? 'GET') === 'GET';
    for (let attempt = 0; ; attempt += 1) {
      const wait = RETRY_WAITS_MS[attempt];
      try {
        return await this.#send(path, init);
      } catch (error) {
        const isRefusal = error instanceof PortalError;
        const mayPass = isRefusal
          ? error.isPassing && (isRead || NOT_BEGUN.has(error.status))
          : error instanceof Unreachable && isRead;
        if (wait === undefined || !mayPass) throw error;
        const named = isRefusal ? error.retryAfterMs : undefined;
        await pause(named ?? wait, undefined, { signal: this.#signal });
      }
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

  async #send(path: string, init: RequestOptions): Promise<Response> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await this.#answered(() =>
      fetch(new URL(path, this.settings.origin), {
        ...init,
        headers: { ...this.headers, ...init.headers },
        // The key belongs to this portal only.
        redirect: 'manual',
        signal: AbortSignal.any([this.#signal, timeout]),
      }),
    );
    if (answer.ok) return answer;
    const text = await this.#answered(() => answer.text());
    const header = (name: string) => answer.headers.get(name) ?? undefined;
    throw new PortalError({ status: answer.status, text, header });
  }

  async #answered<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (cause) {
      this.#signal.throwIfAborted();
      throw new Unreachable(this.settings.origin, cause);
    }
  }
}

/**
 * Reads an answer.
 *
 * @throws {UserError} If it is not that of a portal.
 */
export function readAnswer<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw notPortal(cause);
  }
}

export function notPortal(cause: unknown): UserError {
  return new UserError('The answer is not that of a portal. Is JAWLA_URL right?', { cause });
}

function messageOf({ status, header }: Answered, message: string | undefined): string {
  const target = header('location');
  if (status >= 300 && status < 400 && target !== undefined) {
    return `JAWLA_URL leads on to ${target}. If that is the portal, set JAWLA_URL to it.`;
  }
  return message ?? MESSAGES[status] ?? `The portal answered ${status}.`;
}

const refusalSchema = z.object({
  message: z.optional(z.string()),
  code: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.unknown())),
});

function readRefusal(text: string): z.infer<typeof refusalSchema> {
  try {
    return z.parse(refusalSchema, JSON.parse(text));
  } catch {
    return {};
  }
}

function retryAfterMs(header: string | undefined): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return seconds >= 0 ? Math.min(seconds * 1000, RETRY_AFTER_MAX_MS) : undefined;
}

/** Returns the code of the innermost cause, such as `ENOTFOUND`. */
function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const own = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return codeOf(error.cause) ?? own;
}
