import { firstAdminEndpoints, type FirstAdminForm } from '@jawla/contract';
import { createRequest } from '#core/store';

/** Loads whether the link that a new server has printed is valid. */
export const loadFirstAdminLink = createRequest({
  name: 'auth/loadFirstAdminLink',
  kind: 'read',
  key: (secret: string) => secret,
  send: (http, secret, signal) =>
    http.send(firstAdminEndpoints.firstAdminLink, { body: { secret }, signal }),
});

export interface NewFirstAdmin {
  /** The secret of the link. */
  secret: string;
  form: FirstAdminForm;
}

export const createFirstAdmin = createRequest({
  name: 'auth/createFirstAdmin',
  kind: 'write',
  key: ({ secret }: NewFirstAdmin) => secret,
  send: (http, { secret, form }) =>
    http.send(firstAdminEndpoints.firstAdmin, {
      body: {
        secret,
        userName: form.userName.trim(),
        fname: form.fname.trim(),
        lname: form.lname.trim(),
        email: form.email.trim(),
        password: form.password,
      },
    }),
});
