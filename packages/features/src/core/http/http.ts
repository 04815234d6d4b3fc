import type { AnswerOf, BodyOf, CallName, HeadersOf, ParamsOf, QueryOf } from '@jawla/contract';
import type { Language } from '@jawla/contract/rules';
import { ProblemError } from './problem';

export interface SendOptions<Name extends CallName> {
  /** Fills in the path. */
  params?: ParamsOf<Name>;
  query?: QueryOf<Name>;
  body?: BodyOf<Name>;
  headers?: HeadersOf<Name> & Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/** The one way to the API. */
export interface Http {
  /**
   * Makes a call of the contract's table and checks the answer against it.
   *
   * @throws ProblemError always, whatever went wrong
   */
  send<Name extends CallName>(name: Name, options: SendOptions<Name>): Promise<AnswerOf<Name>>;
}

export interface HttpSettings {
  /** Where the API is, with a slash at the end. */
  base: string;
  /** The login token, when there is one. */
  token: () => string | undefined;
  /** The language that messages are to be in. */
  language: () => Language;
  /** A call was answered with 401, and no other session has begun since it was made. */
  onSignedOut: () => void;
  /** An answer came, or none did: what the offline bar is told. */
  onContact?: (reached: boolean) => void;
  /** Milliseconds before the first repetition of a failed GET; doubled each time. */
  retryWaitMs?: number;
  /** Milliseconds after which a call counts as lost. */
  timeoutMs?: number;
}

/**
 * Makes the way to the API. The code behind it (axios, the contract's schemas) is fetched with the
 * first call, so that it does not stand in the way of the first paint.
 */
export function createHttp(settings: HttpSettings): Http {
  return {
    async send(name, options) {
      // Read before any wait: a call belongs to the session in which it was made, even if that session
      // ends (`logout`) or another begins before the call's code or a retry is ready.
      const token = settings.token();
      const language = settings.language();
      const { send } = await loadClient(settings);
      return send(
        {
          ...settings,
          token: () => token,
          language: () => language,
          onSignedOut: () => {
            const current = settings.token();
            if (current === undefined || current === token) settings.onSignedOut();
          },
        },
        name,
        options,
      );
    },
  };
}

/** Fetches the code behind the calls, ahead of the first; that tells if it cannot be had. */
export function warmUpHttp(): void {
  import('./client').catch(() => undefined);
}

async function loadClient({ onContact }: HttpSettings) {
  try {
    return await import('./client');
  } catch (cause) {
    // The code comes from where the API is, more or less: what keeps it away keeps answers away.
    onContact?.(false);
    throw new ProblemError({ kind: 'offline' }, { cause });
  }
}
