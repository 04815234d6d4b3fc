import { systemEndpoints } from '@jawla/contract';
import { createRequest } from '#core/store';

/** A constant key: there is one server, or several that are one system. */
export const SYSTEM = 'system';

export const loadSystemStatus = createRequest({
  name: 'system/loadStatus',
  kind: 'read',
  key: (_: typeof SYSTEM) => SYSTEM,
  send: (http, _, signal) => http.send(systemEndpoints.systemStatus, { signal }),
  entities: () => [{ kind: 'system' }],
});

/** Sends failed messages again. The server responds before they are sent. */
export const retryMessages = createRequest({
  name: 'system/retryMessages',
  kind: 'write',
  key: (_: typeof SYSTEM) => SYSTEM,
  send: (http) => http.send(systemEndpoints.retryMessages, {}),
  invalidates: () => [{ kind: 'system' }],
});
