import type { Services } from '../app/services.ts';
import type { UserRecord } from '../platform/db/schema.ts';
import type { Api } from '../platform/http/api.ts';
import { Problem } from '../platform/http/problem.ts';

type RouteServices = Pick<Services, 'clientExports' | 'users'>;

export function registerClientExportRoutes(api: Api, services: RouteServices): void {
  api.on('clientExport', async ({ params }) =>
    services.clientExports.state(await requireClient(services, params.userName)),
  );
}

/**
 * Returns somebody who may have projects.
 *
 * @throws {Problem} 404 for nobody, or for staff.
 */
export async function requireClient(
  { users }: Pick<Services, 'users'>,
  userName: string,
): Promise<UserRecord> {
  const client = await users.byName(userName);
  if (client?.is_staff !== 0) throw new Problem(404, 'user.missing');
  return client;
}
