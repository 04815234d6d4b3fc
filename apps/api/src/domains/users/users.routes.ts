import { fullName } from '@jawla/contract/fullName';
import { EMAIL_SEARCH_MAX, USERS_PAGE_SIZE } from '@jawla/contract/limits';
import { emailKey } from '../../platform/db/keys.ts';
import type { Api } from '../../platform/http/api.ts';
import { can } from '../../platform/http/can.ts';
import { Problem } from '../../platform/http/problem.ts';
import { ClientList } from './clientList.ts';
import type { Services } from '../../app/services.ts';
import { toUserRows } from './serializers.ts';

/** Maximum number of rows on one page. Caps the requested limit. */
const LIMIT_MAX = 100;

/** The client list for admins, and the search for e-mail addresses. */
export function registerUserRoutes(api: Api, { users, findProjects }: Services): void {
  api.on('client', async ({ params }) => {
    const user = await users.byName(params.clientID);
    // The specification requires 400 here instead of 404.
    const [row] = user?.is_staff === 0 ? await toUserRows([user], findProjects) : [];
    if (!row) throw new Problem(400, 'user.missing');
    return row;
  });

  api.on('usersEmail', async ({ query, user }) => {
    const owner = await users.byName(query.owner_user);
    if (!owner) throw new Problem(404, 'user.missing');
    const isAdmin = can(user, 'people.searchNames');
    if (!isAdmin && owner.id !== user.id) throw new Problem(403, 'auth.notAllowed');
    const term = query.q.trim();
    if (term === '') return [];
    const found = await users.emailsWith(term, { except: owner.id, limit: EMAIL_SEARCH_MAX });
    // Prevent user enumeration: clients must enter the complete address.
    return found
      .filter(({ email }) => isAdmin || emailKey(email) === emailKey(term))
      .map(({ id, email, ...person }) => ({
        _id: id,
        email,
        ...(isAdmin && { name: fullName(person) }),
      }));
  });

  const list = new ClientList({ users, findProjects });
  api.on(
    'users',
    async ({ query: { page, limit = USERS_PAGE_SIZE, usersSearch, sort, order } }) => {
      const part = { page: Number(page), limit: Math.min(Number(limit), LIMIT_MAX), sort, order };
      return usersSearch === 'omit' ? list.page(part) : list.withAll(part);
    },
  );
}
