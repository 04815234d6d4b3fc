/** Cookies of a login at the provider: that of the way there and back, and that of the exchange for a session. */
import { getCookie, setCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import type { Seal } from '../../platform/base/seal.ts';
import type { HttpContext } from '../../platform/http/api.ts';
import { FLOW_SECONDS, LOGIN_SECONDS } from '../users/identities.store.ts';

const FLOW = 'sso';
const LOGIN = 'sso-login';

const aimSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('login'), returnTo: z.optional(z.string()) }),
  /** The secret of the invitation. */
  z.object({ kind: z.literal('invitation'), link: z.string() }),
  /** Hash of the session that connects an identity: it has to last until the way back. */
  z.object({ kind: z.literal('connect'), session: z.string() }),
]);
/** What a person goes to the provider for. */
export type Aim = z.infer<typeof aimSchema>;

const flowSchema = z.object({
  aim: aimSchema,
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  until: z.number(),
});
export type Flow = z.infer<typeof flowSchema>;

export class SsoCookies {
  readonly #seal: Seal;
  readonly #isSecure: boolean;

  constructor(seal: Seal, portalOrigin: string) {
    this.#seal = seal;
    this.#isSecure = new URL(portalOrigin).protocol === 'https:';
  }

  /** Binds the way back to this browser. */
  begin(http: HttpContext, flow: Omit<Flow, 'until'>): void {
    const until = Date.now() + FLOW_SECONDS * 1000;
    const sealed = this.#seal.close(JSON.stringify({ ...flow, until }), FLOW);
    // The provider is another site: a strict cookie would not come back from it.
    this.#set(http, FLOW, sealed, { sameSite: 'Lax', maxAge: FLOW_SECONDS });
  }

  /** Returns what was begun in this browser, and ends it. */
  end(http: HttpContext): Flow | undefined {
    const sealed = this.#get(http, FLOW);
    this.#set(http, FLOW, '', { sameSite: 'Lax', maxAge: 0 });
    const text = sealed === undefined ? undefined : this.#seal.open(sealed, FLOW);
    if (text === undefined) return undefined;
    const { success, data } = z.safeParse(flowSchema, JSON.parse(text));
    return success && data.until > Date.now() ? data : undefined;
  }

  setLogin(http: HttpContext, secret: string): void {
    this.#set(http, LOGIN, secret, { sameSite: 'Strict', maxAge: LOGIN_SECONDS });
  }

  takeLogin(http: HttpContext): string | undefined {
    const secret = this.#get(http, LOGIN);
    if (secret !== undefined) this.#set(http, LOGIN, '', { sameSite: 'Strict', maxAge: 0 });
    return secret;
  }

  #get(http: HttpContext, name: string): string | undefined {
    return getCookie(http, name, this.#isSecure ? 'host' : undefined);
  }

  #set(
    http: HttpContext,
    name: string,
    value: string,
    options: { sameSite: 'Lax' | 'Strict'; maxAge: number },
  ): void {
    setCookie(http, name, value, {
      ...options,
      httpOnly: true,
      path: '/',
      ...(this.#isSecure && { prefix: 'host', secure: true }),
    });
  }
}
