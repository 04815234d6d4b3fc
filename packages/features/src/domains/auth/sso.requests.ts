import { ssoEndpoints } from '@jawla/contract';
import { createRequest } from '#core/store';

/** Exchanges the cookie of the way back from the provider for a session. */
export const exchangeSso = createRequest({
  name: 'auth/exchangeSso',
  kind: 'write',
  send: (http) => http.send(ssoEndpoints.ssoLogin, {}),
});

/** Accepts an invitation at the provider, instead of a password. */
export const acceptBySso = createRequest({
  name: 'auth/acceptBySso',
  kind: 'write',
  key: (link: string) => link,
  send: (http, link) => http.send(ssoEndpoints.ssoInvitation, { body: { link } }),
});
