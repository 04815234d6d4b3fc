import type { ApiClientOptions } from './options';

/**
 * Pins token and language: a request belongs to the session in which it was created, even if that session ends
 * (`logout`) or another one begins before the request is sent, retried or answered.
 */
export function ofCurrentSession(options: ApiClientOptions): ApiClientOptions {
  const token = options.token();
  const language = options.language();
  return {
    ...options,
    token: () => token,
    language: () => language,
    onSignedOut: async (isSaving) => {
      const current = options.token();
      return (current === undefined || current === token) && options.onSignedOut(isSaving);
    },
  };
}
