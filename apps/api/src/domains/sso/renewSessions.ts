import type { Services } from '../../app/services.ts';
import { SsoFailure } from './ssoProvider.ts';

/** What a sealed refresh token is for. */
export const REFRESH = 'refresh';

/** Ends the sessions of people whom the provider no longer knows. While it is away, sessions go on. */
export async function renewSessions(
  { sessions, sso, seal, log }: Pick<Services, 'log' | 'seal' | 'sessions' | 'sso'>,
  signal: AbortSignal,
): Promise<void> {
  if (sso === undefined) return;
  for (const { token_hash: hash, refresh_token: sealed, sub } of await sessions.toRenew()) {
    if (signal.aborted) return;
    const refreshToken = seal.open(sealed ?? '', REFRESH);
    try {
      const next = refreshToken === undefined ? undefined : await sso.renew(refreshToken, sub);
      if (next === undefined) await sessions.endByHash(hash);
      else await sessions.renewed(hash, seal.close(next, REFRESH));
    } catch (error) {
      if (!(error instanceof SsoFailure)) throw error;
      // The others would wait for the same provider. They come first in the next run, in case it is about this one.
      log.warn('sessions not renewed', { outcome: error.outcome });
      await sessions.renewed(hash, sealed ?? '');
      return;
    }
  }
}
