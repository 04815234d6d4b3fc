/** The OpenID provider: what is asked of it, and what its answers mean. */
import type { SsoOutcome } from '@jawla/contract';
import type { Language } from '@jawla/contract/limits';
import * as oidc from 'openid-client';
import type { Log } from '../../platform/base/log.ts';

export interface SsoClaim {
  readonly name: string;
  readonly value: string;
}

export interface SsoConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** By language; in English for those without one. */
  readonly name: Readonly<Partial<Record<Language, string>>> & { readonly en: string };
  /** Separated by spaces. */
  readonly scopes: string;
  /** Lower case, in Punycode. */
  readonly trustedDomains: readonly string[];
  readonly adminClaim: SsoClaim | undefined;
  readonly staffClaim: SsoClaim | undefined;
}

/** What the way back has to match. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export type Claims = Readonly<Record<string, unknown>> & {
  readonly iss: string;
  readonly sub: string;
};

/** A person whom the provider has identified. */
export interface Identified {
  readonly claims: Claims;
  readonly refreshToken: string | undefined;
}

/** The login at the provider did not succeed. */
export class SsoFailure extends Error {
  override name = 'SsoFailure';
  readonly outcome: SsoOutcome;

  constructor(outcome: SsoOutcome, cause?: unknown) {
    super(outcome, { cause });
    this.outcome = outcome;
  }
}

/** For which the description of the provider and its keys are kept, at most. */
const KEPT_MS = 60_000;
const TIMEOUT_SECONDS = 10;
/** Errors of the provider that are no decision about the person. */
const BROKEN = ['server_error', 'temporarily_unavailable'];
/** `openid-client`: the ID token was made for another login, or long ago. */
const STALE = ['OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED'];

export class SsoProvider {
  readonly config: SsoConfig;
  readonly #callback: string;
  readonly #log: Log;
  #found: { readonly at: number; readonly configuration: Promise<oidc.Configuration> } | undefined;

  /** @param callback - URL of the way back, as registered at the provider. */
  constructor(config: SsoConfig, callback: string, log: Log) {
    this.config = config;
    this.#callback = callback;
    this.#log = log;
  }

  /**
   * Begins a login.
   *
   * @throws {SsoFailure} If the provider is away.
   */
  async begin(): Promise<{ url: string; checks: Checks }> {
    const checks = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const challenge = await oidc.calculatePKCECodeChallenge(checks.verifier);
    // Read again, so that nobody is sent to a provider that is away.
    this.#found = undefined;
    const configuration = await this.#ask(() => this.#configuration());
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#callback,
      scope: this.config.scopes,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state: checks.state,
      nonce: checks.nonce,
    });
    return { url: url.href, checks };
  }

  /**
   * Redeems the code of the way back.
   *
   * @param query - Of the address to which the provider has sent the browser.
   * @throws {SsoFailure} If there is no person to log in.
   */
  async identify(query: string, { state, nonce, verifier }: Checks): Promise<Identified> {
    return this.#ask(async () => {
      const configuration = await this.#configuration();
      const tokens = await oidc.authorizationCodeGrant(
        configuration,
        // Never from the request, whose host anybody can choose.
        new URL(`${this.#callback}${query}`),
        {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (!claims) throw new SsoFailure('away');
      const { userinfo_endpoint: userinfo } = configuration.serverMetadata();
      const isEnough = userinfo === undefined || this.#needed().every((name) => name in claims);
      const more = isEnough
        ? {}
        : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      const { iss, sub } = claims;
      return { claims: { ...more, ...claims, iss, sub }, refreshToken: tokens.refresh_token };
    });
  }

  /**
   * Asks whether the provider still knows a person.
   *
   * @returns The next refresh token; `undefined` if the provider refuses.
   * @throws {SsoFailure} If the provider is away.
   */
  async renew(refreshToken: string, sub: string): Promise<string | undefined> {
    return this.#ask(async () => {
      const configuration = await this.#configuration();
      try {
        const tokens = await oidc.refreshTokenGrant(configuration, refreshToken);
        const known = tokens.claims()?.sub ?? sub;
        return known === sub ? (tokens.refresh_token ?? refreshToken) : undefined;
      } catch (error) {
        if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') {
          return undefined;
        }
        throw error;
      }
    });
  }

  /** Names of the claims that a login reads. Some providers tell them with the token, others when asked. */
  #needed(): string[] {
    const { adminClaim, staffClaim } = this.config;
    return ['email', adminClaim?.name ?? 'sub', staffClaim?.name ?? 'sub'];
  }

  /** Not at the start of the server: the provider may be away then, and passwords work without it. */
  #configuration(): Promise<oidc.Configuration> {
    const now = Date.now();
    if (this.#found !== undefined && now - this.#found.at < KEPT_MS) {
      return this.#found.configuration;
    }
    const { issuer, clientId, clientSecret } = this.config;
    const authenticate: oidc.ClientAuth = (server, client, body, headers) => {
      const methods = server.token_endpoint_auth_methods_supported;
      const isPosted = methods === undefined || methods.includes('client_secret_post');
      const way = isPosted ? oidc.ClientSecretPost : oidc.ClientSecretBasic;
      return way(clientSecret)(server, client, body, headers);
    };
    const isPlain = new URL(issuer).protocol === 'http:';
    const configuration = oidc.discovery(new URL(issuer), clientId, undefined, authenticate, {
      timeout: TIMEOUT_SECONDS,
      // Signatures of ID tokens are checked, too, not only TLS.
      execute: [
        oidc.enableNonRepudiationChecks,
        // Of this machine: see `variables.ts`.
        // oxlint-disable-next-line typescript/no-deprecated -- marked to warn of it, not to be removed.
        ...(isPlain ? [oidc.allowInsecureRequests] : []),
      ],
    });
    this.#found = { at: now, configuration };
    return configuration;
  }

  async #ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof SsoFailure) throw error;
      const outcome = outcomeOf(error);
      // A key that is not known may be a new one: the next try reads them again.
      if (outcome === 'away') this.#found = undefined;
      if (outcome !== 'cancelled') {
        const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
        const reason = error instanceof oidc.ResponseBodyError ? error.error : code;
        this.#log.warn('single sign-on failed', { outcome, reason: reason ?? String(error) });
      }
      throw new SsoFailure(outcome, error);
    }
  }
}

function outcomeOf(error: unknown): SsoOutcome {
  if (error instanceof oidc.AuthorizationResponseError) {
    return BROKEN.includes(error.error) ? 'away' : 'cancelled';
  }
  // A code that was used, has expired, or belongs to another client.
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return 'expired';
  const isStale = error instanceof oidc.ClientError && STALE.includes(error.code ?? '');
  return isStale ? 'expired' : 'away';
}

/**
 * Whether the provider says something of a person: by a text, a list with it, or a list inside objects, as in
 * `realm_access.roles`.
 */
export function hasClaim(claims: Claims, { name, value }: SsoClaim): boolean {
  const found = name in claims ? claims[name] : name.split('.').reduce(propertyOf, claims);
  return Array.isArray(found)
    ? found.includes(value)
    : (typeof found === 'string' || typeof found === 'boolean') && String(found) === value;
}

function propertyOf(holder: unknown, name: string): unknown {
  if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, name)) {
    return undefined;
  }
  return Object.entries(holder).find(([key]) => key === name)?.[1];
}
