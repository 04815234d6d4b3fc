import { fetchUtils } from 'react-admin';
import { readSession } from './session';

/** Everybody, for searching: fetched with the first search and kept. */
let everybody;
/** As a client does that knows nothing of leaving them out: `?everybody` in the address. */
const EVERYBODY_WITH_EACH_PAGE = new URLSearchParams(window.location.search).has('everybody');

export const dataProvider = {
  async getList(_resource, { pagination: { page, perPage }, filter: { q = '' } }) {
    if (q !== '') {
      everybody ??= fetchUsers('page=1&limit=30').then(({ usersSearch }) => usersSearch);
      const found = (await everybody).filter(named(q.trim().toLowerCase()));
      const start = (page - 1) * perPage;
      return { data: found.slice(start, start + perPage).map(toRecord), total: found.length };
    }
    const query = `page=${page}&limit=${perPage}`;
    const { users, next, prev } = await fetchUsers(
      EVERYBODY_WITH_EACH_PAGE ? query : `${query}&usersSearch=omit`,
    );
    return {
      data: users.map(toRecord),
      pageInfo: { hasNextPage: next !== null, hasPreviousPage: prev !== null },
    };
  },
};

async function fetchUsers(query) {
  const headers = new Headers({ token: readSession().token });
  const { json } = await fetchUtils.fetchJson(`/api/user?${query}`, { headers });
  return json;
}

/** By first and last name, as our own search finds them. */
function named(term) {
  return ({ fname, lname }) => `${fname} ${lname}`.toLowerCase().includes(term);
}

/** react-admin knows a record by its `id`. */
function toRecord(user) {
  return { ...user, id: user._id };
}
