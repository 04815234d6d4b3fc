import { keyEndpoints, type Key, type KeyForm } from '@jawla/contract';
import { createRequest } from '#core/store';

const KEYS = [{ kind: 'key' }] as const;

export const loadKeys = createRequest({
  name: 'keys/load',
  kind: 'read',
  send: async (http, _, signal) => (await http.send(keyEndpoints.keys, { signal })).keys,
  entities: () => KEYS,
});

/** The outcome has the secret: it is to be dismissed once it was copied. */
export const createKey = createRequest({
  name: 'keys/create',
  kind: 'write',
  send: (http, body: KeyForm) => http.send(keyEndpoints.createKey, { body }),
  invalidates: () => KEYS,
});

/** As of `createKey`. */
export const rotateKey = createRequest({
  name: 'keys/rotate',
  kind: 'write',
  key: ({ _id }: Key) => _id,
  send: (http, { _id: id }) => http.send(keyEndpoints.rotateKey, { params: { id } }),
  invalidates: () => KEYS,
});

export const revokeKey = createRequest({
  name: 'keys/revoke',
  kind: 'write',
  key: ({ _id }: Key) => _id,
  send: (http, { _id: id }) => http.send(keyEndpoints.revokeKey, { params: { id } }),
  invalidates: () => KEYS,
});
