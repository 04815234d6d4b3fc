/**
 * Baseline of API calls: Hono handlers without middleware, validation or log. Each runs the same SQL as the server,
 * with prepared statements, and sends the same JSON.
 */
import { DatabaseSync, type SQLInputValue, type SQLOutputValue } from 'node:sqlite';
import { serve } from '@hono/node-server';
import { EMAIL_SEARCH_MAX, ORDERS, USER_SORTS } from '@jawla/contract/limits';
import { Hono } from 'hono';
import { Kysely } from 'kysely';
import { SessionsStore } from '../src/domains/auth/sessions.store.ts';
import { ProjectsStore } from '../src/domains/projects/projects.store.ts';
import { UsersStore } from '../src/domains/users/users.store.ts';
import { systemClock } from '../src/platform/base/clock.ts';
import { NodeSqliteDialect } from '../src/platform/db/nodeSqlite.ts';
import type { Schema } from '../src/platform/db/schema.ts';

type Row = Readonly<Record<string, SQLOutputValue>>;

const [file = '', token = '', searched = ''] = process.argv.slice(2);
const database = new DatabaseSync(file);
let log: { readonly sql: string; readonly parameters: readonly unknown[] }[] = [];
const db = new Kysely<Schema>({
  dialect: new NodeSqliteDialect(file),
  log: ({ query }) => {
    log.push(query);
  },
});
const sessions = new SessionsStore(db, systemClock);
const users = new UsersStore(db, systemClock);
const projects = new ProjectsStore(db, systemClock);

const app = new Hono();

// Registered before the path with a parameter, which would match as well.
const search = await record(async () => {
  const user = await sessions.userOf(token);
  await users.byName(user?.user_name ?? '');
  await users.emailsWith(searched, { except: user?.id ?? '', limit: EMAIL_SEARCH_MAX });
});
app.get('/api/user/users_email', (http) => {
  const [, , found = []] = search();
  return http.json(found.map(({ id, email }) => ({ _id: id, email })));
});

const whoAmI = await record(async () => {
  const user = await sessions.userOf(token);
  await projects.reachableBy([user?.id ?? '']);
});
app.get('/api/user/:token', (http) => {
  const [[user = {}] = [], ...heads] = whoAmI();
  return http.json(toUser(user, groupHeads(heads)));
});

const lists = new Map<string, () => Row[][]>();
for (const sort of [undefined, ...USER_SORTS]) {
  for (const order of [undefined, ...ORDERS]) {
    const list = await record(async () => {
      await sessions.userOf(token);
      await users.countClients();
      const page = await users.clients({ sort, order, part: { start: 0, length: 30 } });
      await projects.reachableBy(page.map(({ id }) => id));
    });
    lists.set(`${sort} ${order}`, list);
  }
}
app.get('/api/user', (http) => {
  const { sort, order } = http.req.query();
  const [, , page = [], ...heads] = lists.get(`${sort} ${order}`)?.() ?? [];
  const grouped = groupHeads(heads);
  const shown = page.map((user) => toUser(user, grouped));
  return http.json({ users: shown, next: { page: 2, limit: 30 }, prev: null });
});

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`listening on ${port}\n`);
});
process.once('SIGTERM', () => server.close());

/** @returns a function that repeats the queries of `work` with the same parameters */
async function record(work: () => Promise<unknown>): Promise<() => Row[][]> {
  log = [];
  await work();
  const queries = log.map(({ sql, parameters }) => {
    const values = parameters.map(toInput);
    return { statement: database.prepare(sql), values };
  });
  return () => queries.map(({ statement, values }) => statement.all(...values));
}

function toInput(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`A parameter is a ${typeof value}`);
}

/** Groups projects by user: first their own, then those shared with them. */
function groupHeads([owned = [], shared = []]: readonly Row[][]) {
  return Map.groupBy([...owned, ...shared], ({ user_id, owner_id }) => user_id ?? owner_id);
}

function toUser(user: Row, heads: ReadonlyMap<unknown, readonly Row[]>) {
  return {
    _id: user['id'],
    userName: user['user_name'],
    email: user['email'],
    ...(user['phone'] !== null && { phone: user['phone'] }),
    verified: user['verified'] === 1,
    isAdmin: user['is_admin'] === 1,
    fname: user['fname'],
    lname: user['lname'],
    projectsData: (heads.get(user['id']) ?? []).map(toHead),
  };
}

/** Serializes a project. The projects of the benchmark have no cover and no expected date. */
function toHead({ id, name, owner_id, has_tour }: Row) {
  const hasTour = Boolean(has_tour);
  const head = { _id: id, name, owner: owner_id, img: null, picture: null };
  return hasTour ? head : { ...head, hasTour };
}
