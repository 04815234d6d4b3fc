/** Everything of a client as one archive, in the format of `move/exportFormat.ts`. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * Where an archive is downloaded, followed by the user name of the client. It takes ranges; its ETag changes with its
 * content. Authorized by the session’s cookie, for browsers, or by a key; 409 while it is not ready.
 */
export const CLIENT_EXPORTS_PATH = '/files/exports';

export const clientExportSchema = z.object({
  /** Whether it can be downloaded. Until then, the server reads files for their checksums, and does so after this call. */
  isReady: z.boolean(),
  projects: z.number(),
  tours: z.number(),
  files: z.number(),
  /** Of all files; the archive is hardly larger. */
  bytes: z.number(),
  /** Of these, how many have been read for their checksums. */
  readBytes: z.number(),
});
export type ClientExport = z.infer<typeof clientExportSchema>;

export const exportEndpoints = {
  clientExport: endpoint({
    method: 'GET',
    path: 'client-export/{userName}',
    caller: 'admin',
    scope: 'read',
    response: clientExportSchema,
    summary: 'Prepares the archive of everything of a client, and says how far it is',
    errors: { 404: 'no such client' },
  }),
};
