/** A real OpenID provider (`oidc-provider`) on a free port, whose people log in by entering a name. */
import { generateKeyPair } from 'node:crypto';
import { createServer, request as requestOf, type RequestListener, type Server } from 'node:http';
import { promisify } from 'node:util';
import { Provider, type JWK } from 'oidc-provider';
import { findFreePort } from './findFreePort.ts';

/** What the provider says of a person; `sub` is the name under which the person is in `people`. */
export interface ProviderPerson {
  readonly [claim: string]: unknown;
}

export const CLIENT_ID = 'jawla';
export const CLIENT_SECRET = 'secret-of-the-portal-at-the-provider';

export interface TestProvider {
  readonly issuer: string;
  /** By subject; a person who is deleted is no longer known. */
  readonly people: Map<string, ProviderPerson>;
  /** Signs with another key from now on. */
  rotateKeys(): Promise<void>;
  /** Stops listening, until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export interface ProviderOptions {
  /** Origins of portals. */
  readonly portals: readonly string[];
  readonly people?: Readonly<Record<string, ProviderPerson>>;
  readonly port?: number;
}

export async function startProvider(options: ProviderOptions): Promise<TestProvider> {
  const port = options.port ?? (await findFreePort());
  const issuer = `http://localhost:${port}`;
  const people = new Map(Object.entries(options.people ?? {}));
  let handle: RequestListener = await makeProvider(issuer, people, options.portals);
  let server: Server | undefined;
  const pause = async () => {
    const old = server;
    server = undefined;
    old?.closeAllConnections();
    await new Promise((resolve) => (old ? old.close(resolve) : resolve(undefined)));
  };
  const resume = async () => {
    server = createServer((request, response) => handle(request, response));
    await new Promise<void>((resolve) => server?.listen(port, 'localhost', resolve));
  };
  await resume();
  return {
    issuer,
    people,
    pause,
    resume,
    stop: pause,
    rotateKeys: async () => {
      handle = await makeProvider(issuer, people, options.portals);
    },
  };
}

async function makeProvider(
  issuer: string,
  people: ReadonlyMap<string, ProviderPerson>,
  portals: readonly string[],
): Promise<RequestListener> {
  const provider = new Provider(issuer, {
    clients: [client(CLIENT_ID, portals), client('another', portals)],
    jwks: { keys: [await newKey()] },
    cookies: { keys: ['key of the cookies'] },
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google, Keycloak, Entra ID and Authentik do it.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    issueRefreshToken: () => Promise.resolve(true),
    rotateRefreshToken: true,
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 86_400, IdToken: 600 },
    findAccount: (_, id) => {
      const person = people.get(id);
      return person && { accountId: id, claims: () => ({ ...person, sub: id }) };
    },
    // Nobody is asked to agree.
    loadExistingGrant: async (context) => {
      const { client: asking, session, provider: own } = context.oidc;
      if (!asking || session?.accountId === undefined) return undefined;
      const grant = new own.Grant({ clientId: asking.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  return (request, response) => void answer(request, response);
}

function client(id: string, portals: readonly string[]) {
  return {
    client_id: id,
    client_secret: CLIENT_SECRET,
    redirect_uris: portals.map((portal) => `${portal}/api/sso/callback`),
    grant_types: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_method: 'client_secret_post' as const,
  };
}

let keys = 0;

async function newKey(): Promise<JWK> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  keys += 1;
  const { kty = 'RSA', ...jwk } = privateKey.export({ format: 'jwk' });
  return { ...jwk, kty, kid: `key-${keys}`, alg: 'RS256', use: 'sig' };
}

/** A browser without scripts at the provider, with its cookies there. */
export class ProviderBrowser {
  readonly #cookies = new Map<string, string>();

  /**
   * Opens an address of the provider, and logs in.
   *
   * @returns The address of the portal to which the provider sends the browser.
   */
  async logIn(url: string, sub: string): Promise<string> {
    return this.#follow(url, `prompt=login&login=${encodeURIComponent(sub)}&password=any`);
  }

  /** Presses “Cancel” instead. */
  async cancel(url: string): Promise<string> {
    return this.#follow(url, undefined);
  }

  /** Logs out at the provider, as on its own page. */
  async logOut(issuer: string): Promise<void> {
    const { text } = await this.#open(`${issuer}/session/end`);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)?.[1];
    if (xsrf === undefined) throw new Error(text);
    await this.#open(`${issuer}/session/end/confirm`, `xsrf=${xsrf}&logout=yes`);
  }

  async #follow(start: string, form: string | undefined): Promise<string> {
    const { origin } = new URL(start);
    let at = start;
    for (let step = 0; step < 12; step += 1) {
      const { status, location, text } = await this.#open(at);
      if (location !== undefined) {
        const next = new URL(location, at);
        if (next.origin !== origin) return next.href;
        at = next.href;
        continue;
      }
      if (status !== 200 || !text.includes('<form')) throw new Error(`${status} of ${at}: ${text}`);
      const sent =
        form === undefined ? await this.#open(`${at}/abort`) : await this.#open(at, form);
      if (sent.location === undefined) throw new Error(`${sent.status} of ${at}: ${sent.text}`);
      const next = new URL(sent.location, at);
      if (next.origin !== origin) return next.href;
      at = next.href;
    }
    throw new Error('The provider does not lead back.');
  }

  #open(url: string, form?: string) {
    return new Promise<{ status: number; location: string | undefined; text: string }>(
      (resolve, reject) => {
        const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const outgoing = requestOf(
          url,
          {
            method: form === undefined ? 'GET' : 'POST',
            agent: false,
            headers: {
              cookie,
              ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
            },
          },
          (incoming) => {
            for (const line of incoming.headers['set-cookie'] ?? []) {
              const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
              if (value === '') this.#cookies.delete(name);
              else this.#cookies.set(name, value);
            }
            const chunks: Buffer[] = [];
            incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
            incoming.on('end', () =>
              resolve({
                status: incoming.statusCode ?? 0,
                location: incoming.headers.location,
                text: Buffer.concat(chunks).toString('utf8'),
              }),
            );
          },
        );
        outgoing.on('error', reject);
        outgoing.end(form);
      },
    );
  }
}
