import type { Marker, UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { EMAIL_SEARCH_MAX, USERS_PAGE_SIZE } from '@jawla/contract/limits';
import { emailKey } from '../../platform/db/keys.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Needs } from './needs.ts';
import { toUserRows } from './serializers.ts';

/** Maximum number of rows on one page. Caps the requested limit. */
const LIMIT_MAX = 100;

/** The client list for admins, and the search for e-mail addresses. */
export function registerUserRoutes(api: Api, { users, findProjects }: Needs): void {
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
    const isAdmin = user.is_admin === 1;
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

  api.on('users', async ({ query }) => {
    const page = Number(query.page);
    const limit = Math.min(Number(query.limit ?? USERS_PAGE_SIZE), LIMIT_MAX);
    const start = (page - 1) * limit;
    const { sort, order } = query;
    const count = await users.countClients();
    const rows =
      query.usersSearch === 'omit'
        ? {
            users: await toUserRows(
              await users.clients({ sort, order, part: { start, length: limit } }),
              findProjects,
            ),
          }
        : withSearch(
            await toUserRows(await users.clients({ sort, order }), findProjects),
            start,
            limit,
          );
    const marker = (number: number, there: boolean): Marker =>
      there ? { page: number, limit } : null;
    const last = Math.max(1, Math.ceil(count / limit));
    return {
      ...rows,
      next: marker(page + 1, page < last),
      // The previous page, or the last one if the requested page is beyond the end.
      prev: marker(Math.min(page - 1, last), page > 1),
    };
  });
}

/** Returns the complete list and one page of it. The page is a slice, so rows are serialized once. */
function withSearch(rows: UserRow[], start: number, limit: number) {
  return { users: rows.slice(start, start + limit), usersSearch: rows };
}
