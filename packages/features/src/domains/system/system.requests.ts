import { systemEndpoints } from '@jawla/contract';
import { requestsTo } from '#core/store';

const createRequest = requestsTo(systemEndpoints);

/** A constant key: there is one server, or several that are one system. */
export const SYSTEM = 'system';

export const loadSystemStatus = createRequest({
  name: 'system/loadStatus',
  kind: 'read',
  key: (_: typeof SYSTEM) => SYSTEM,
  send: (http, _, signal) => http.send('systemStatus', { signal }),
  entities: () => [{ kind: 'system' }],
});

/** Sends failed messages again. The server responds before they are sent. */
export const retryMessages = createRequest({
  name: 'system/retryMessages',
  kind: 'write',
  key: (_: typeof SYSTEM) => SYSTEM,
  send: (http) => http.send('retryMessages', {}),
  invalidates: () => [{ kind: 'system' }],
});
