/** Downloads everything of a client as an archive, for browsers by the session’s cookie, and for programs by a key. */
import type { ConflictCode } from '@jawla/contract';
import { CLIENT_EXPORTS_PATH } from '@jawla/contract/exports';
import type { Handler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Services } from '../app/services.ts';
import { personThing } from '../domains/activity/things.ts';
import { withTransaction } from '../platform/db/withTransaction.ts';
import type { UserRecord } from '../platform/db/schema.ts';
import { attachment, sendDownload } from '../platform/files/sendDownload.ts';
import type { Environment } from '../platform/http/api.ts';
import { authorizeDownload } from '../platform/http/authorizeDownload.ts';
import { Problem } from '../platform/http/problem.ts';
import { sendShownError } from '../platform/http/shownError.ts';
import { requireClient } from './clientExports.routes.ts';

/** Downloads whose further ranges are known to belong to them. */
const DOWNLOADS_MAX = 1000;
const FROM_START = /^bytes=0+-/;

type FileServices = Pick<
  Services,
  'activity' | 'clientExports' | 'clock' | 'db' | 'findKeyHolder' | 'findUser' | 'proxies' | 'users'
>;

export function clientExportFile(services: FileServices): Handler<Environment> {
  const recorded = new LRUCache<string, true>({ max: DOWNLOADS_MAX });
  return async (http) => {
    http.set('route', `GET ${CLIENT_EXPORTS_PATH}/{userName}`);
    const user = await authorizeDownload(http, services, {
      action: 'client.export',
      scope: 'read',
    });
    const client = await requireClient(services, http.req.param('userName') ?? '');
    const etag = http.req.header('range') && http.req.header('if-range');
    const zip = await services.clientExports.archive(client, etag);
    if (!zip) {
      // The body is text: the browser itself shows it, in place of the file.
      const conflict: ConflictCode = 'notReady';
      return sendShownError(http, 409, { key: 'archive.notReady' }, { 'X-Conflict': conflict });
    }
    const { etag: is, bytes } = zip;
    const sent = await sendDownload(
      http,
      {
        etag: is,
        bytes,
        type: 'application/zip',
        hasRanges: true,
        read: (part) => Promise.resolve(zip.read(part)),
      },
      attachment(`${client.user_name} ${services.clock.now().slice(0, 10)}.zip`),
    );
    if (!sent) throw new Problem(404, 'user.missing');
    const download = `${user.id} ${client.id} ${is}`;
    const isStart = sent.status === 200 || FROM_START.test(http.req.header('range') ?? '');
    if (sent.body !== null && (isStart || !recorded.has(download))) {
      // At once: several ranges may be requested at the same time.
      recorded.set(download, true);
      await record(services, user, client).catch(async (error: unknown) => {
        await sent.body?.cancel();
        throw error;
      });
    }
    return sent;
  };
}

function record(
  { activity, db }: FileServices,
  actor: UserRecord,
  client: UserRecord,
): Promise<void> {
  const entry = { action: 'client.exported', actor, thing: personThing(client) } as const;
  return withTransaction(db, (transaction) => activity.record(entry, transaction));
}
