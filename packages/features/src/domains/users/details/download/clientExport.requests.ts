import { exportEndpoints } from '@jawla/contract';
import { createRequest } from '#core/store';

/** Prepares the zip file of everything of a client, and loads how far it is. Never cached: each request continues it. */
export const loadClientExport = createRequest({
  name: 'users/export',
  kind: 'read',
  key: (userName: string) => userName,
  send: (http, userName, signal) =>
    http.send(exportEndpoints.clientExport, { params: { userName }, signal }),
});
