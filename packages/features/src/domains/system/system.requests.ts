import { systemEndpoints } from '@jawla/contract';
import { createRequest } from '#core/store';

export const loadSystemStatus = createRequest({
  name: 'system/loadStatus',
  kind: 'read',
  send: (http, _, signal) => http.send(systemEndpoints.systemStatus, { signal }),
  entities: () => [{ kind: 'system' }],
});

/** Sends failed messages again. The server responds before they are sent. */
export const retryMessages = createRequest({
  name: 'system/retryMessages',
  kind: 'write',
  send: (http) => http.send(systemEndpoints.retryMessages, {}),
  invalidates: () => [{ kind: 'system' }],
});
