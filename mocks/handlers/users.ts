import { ENDPOINTS, type ResentInvitation, type UserList, type UserRow } from '@jawla/contract';
import { USERS_PAGE_SIZE } from '@jawla/contract/limits';
import { delay, HttpResponse, type HttpHandler } from 'msw';
import { clients, extremeClients, manyClients } from '../fixtures';
import {
  SERVER_ERROR,
  handle,
  commonResponses,
  done,
  refusal,
  refused,
  reply,
  textFor,
} from './response';
import { serverTexts } from './serverTexts';

function pageOf(all: readonly UserRow[], page: number): UserList {
  const limit = USERS_PAGE_SIZE;
  const from = (page - 1) * limit;
  return {
    users: all.slice(from, from + limit),
    next: from + limit < all.length ? { page: page + 1, limit } : null,
    prev: page > 1 ? { page: Math.min(page - 1, Math.ceil(all.length / limit) || 1), limit } : null,
    total: all.length,
    unverified: all.filter(({ verified }) => !verified).length,
  };
}

/** The list of a server: in pages, with the full list unless the request excludes it. */
function listOf(all: readonly UserRow[]): HttpHandler {
  return handle('users', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const list = pageOf(all, Number(query.get('page')));
    const full = query.get('usersSearch') === 'omit' ? {} : { usersSearch: all };
    return HttpResponse.json({ ...list, ...full });
  });
}

/** GET user?page=…&limit=30 */
export const userList = {
  ...commonResponses('users'),
  /** 70 clients: three pages. */
  filled: listOf(clients),
  onePage: listOf(clients.slice(0, 5)),
  allVerified: listOf(clients.filter(({ verified }) => verified)),
  empty: listOf([]),
  extremes: listOf(extremeClients),
  tenThousand: listOf(manyClients(10_000)),
  without: (id: string) => listOf(clients.filter(({ _id }) => _id !== id)),
  /** Lists the pages that are requested, and `all` for the full list. */
  noting: (asked: string[]) =>
    handle('users', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const page = query.get('page') ?? '';
      const isPage = query.get('usersSearch') === 'omit';
      asked.push(isPage ? page : 'all');
      const full = isPage ? {} : { usersSearch: clients };
      return HttpResponse.json({ ...pageOf(clients, Number(page)), ...full });
    }),
  /** Pages load, the full list when it is said. */
  fullListAfter: (said: Promise<void>) =>
    handle('users', async ({ request }) => {
      const query = new URL(request.url).searchParams;
      const isPage = query.get('usersSearch') === 'omit';
      if (!isPage) await said;
      const full = isPage ? {} : { usersSearch: clients };
      return HttpResponse.json({ ...pageOf(clients, Number(query.get('page'))), ...full });
    }),
  /** A server that does not count its clients. */
  uncounted: handle('users', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const { users, next, prev } = pageOf(clients, Number(query.get('page')));
    const full = query.get('usersSearch') === 'omit' ? {} : { usersSearch: clients };
    return HttpResponse.json({ users, next, prev, ...full });
  }),
  /** One page loads, the next one stays pending. */
  firstPageOnly: handle('users', async ({ request }) => {
    if (new URL(request.url).searchParams.get('page') !== '1') await delay('infinite');
    return HttpResponse.json(pageOf(clients, 1));
  }),
  /** Pages load, the full list fails. */
  fullListBroken: handle('users', ({ request }) => {
    const query = new URL(request.url).searchParams;
    return query.get('usersSearch') === 'omit'
      ? HttpResponse.json(pageOf(clients, Number(query.get('page'))))
      : refusal(request, 500, SERVER_ERROR);
  }),
};

/** POST user/resend-invitations */
export const resendInvitations = {
  ...commonResponses('resendInvitations'),
  /** Every second of those who are asked for got one a short time ago. */
  done: handle('resendInvitations', async ({ request }) => {
    const body = ENDPOINTS.resendInvitations.body.safeParse(await request.json());
    const results = (body.data?.users ?? []).map((_id, at): ResentInvitation => ({
      _id,
      outcome: at % 2 === 0 ? 'sent' : 'recent',
    }));
    return reply('resendInvitations', { results });
  }),
};

/** DELETE user/delete-user/{userId} */
export const deleteUser = {
  ...commonResponses('deleteUser'),
  done: done('deleteUser', serverTexts.userDeleted),
  /** One client cannot be deleted. */
  allBut: (id: string) =>
    handle('deleteUser', ({ params, request }) =>
      params['userId'] === id
        ? refusal(request, 500, SERVER_ERROR)
        : reply('deleteUser', { message: textFor(request, serverTexts.userDeleted) }),
    ),
  /** Another admin was faster. */
  gone: refused('deleteUser', 404, { en: 'Client not found.', ar: 'العميل غير موجود.' }),
  own: refused('deleteUser', 422, {
    en: 'You can’t delete your own account.',
    ar: 'لا يمكنك حذف حسابك.',
  }),
};
