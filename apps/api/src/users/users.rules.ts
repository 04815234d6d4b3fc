import type { Marker, UserRow } from '@jawla/contract';
import { USERS_PAGE_SIZE } from '@jawla/contract/rules';
import type { Api } from '../http/api.ts';
import { Problem } from '../http/problem.ts';
import type { Services } from '../services.ts';
import { toUserRows } from './answers.ts';

/** Rows on one page at most, whatever is asked for. */
const LIMIT_MAX = 100;

/** Clients, as admins see them. */
export function userRules(api: Api, { users, projects }: Services): void {
  api.on('client', async ({ params }) => {
    const user = await users.byName(params.clientID);
    // 400 and not 404: the contract fixes it so.
    const [row] = user ? await toUserRows([user], projects) : [];
    if (!row) throw new Problem(400, 'user.missing');
    return row;
  });

  api.on('users', async ({ query, http }) => {
    // May be kept, and is asked for again each time: mostly the answer is that nothing is new.
    http.header('Cache-Control', 'private, no-cache');
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
              projects,
            ),
          }
        : withSearch(
            await toUserRows(await users.clients({ sort, order }), projects),
            start,
            limit,
          );
    const marker = (number: number, there: boolean): Marker =>
      there ? { page: number, limit } : null;
    const last = Math.max(1, Math.ceil(count / limit));
    return {
      ...rows,
      next: marker(page + 1, page < last),
      // The page before, or the last one for somebody who is far beyond it.
      prev: marker(Math.min(page - 1, last), page > 1),
    };
  });
}

/** The page is a part of the list for searching: computed once. */
function withSearch(rows: UserRow[], start: number, limit: number) {
  return { users: rows.slice(start, start + limit), usersSearch: rows };
}
