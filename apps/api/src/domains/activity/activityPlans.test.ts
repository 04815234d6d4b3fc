/** The queries of the page "Activity" read rows by an index and sort none, however many entries there are. */
import { sql, type CompiledQuery, type KyselyPlugin } from 'kysely';
import * as z from 'zod/mini';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPostgres } from '../../platform/db/postgres.ts';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { ActivityStore } from './activity.store.ts';

const BEFORE = '2026-01-01T00:00:00.000Z~x';

let server: TestServer;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ server, close } = await openTestServer());
});
afterAll(() => close());

/** Returns the queries that a reader of activity runs. */
async function queriesOf(read: (activity: ActivityStore) => Promise<unknown>) {
  const { db, clock } = server.services;
  const queries: CompiledQuery[] = [];
  const collector: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await read(new ActivityStore(db.withPlugin(collector), clock, 400));
  return queries;
}

const planSchema = z.array(z.record(z.string(), z.unknown()));

async function planOf(query: CompiledQuery): Promise<string> {
  const { db } = server.services;
  const explain = isPostgres(db) ? 'explain ' : 'explain query plan ';
  return db.connection().execute(async (connection) => {
    // A small table is scanned and sorted, because that is faster.
    if (isPostgres(db)) {
      for (const way of ['enable_seqscan', 'enable_sort']) {
        await sql`set ${sql.raw(way)} = off`.execute(connection);
      }
    }
    const { rows } = await connection.executeQuery({ ...query, sql: explain + query.sql });
    return z
      .parse(planSchema, rows)
      .map((row) => row['detail'] ?? row['QUERY PLAN'])
      .join('\n');
  });
}

const READERS: Readonly<Record<string, (activity: ActivityStore) => Promise<unknown>>> = {
  'all entries': (activity) => activity.list({}, undefined, 51),
  'the next page': (activity) => activity.list({}, BEFORE, 51),
  'what a person did': (activity) => activity.list({ person: 'x' }, undefined, 51),
  'what concerns a client': (activity) => activity.list({ client: 'x' }, BEFORE, 51),
  'what concerns a thing': (activity) => activity.list({ thing: 'x' }, undefined, 51),
  'whom and what to filter by': (activity) => activity.filters(50),
};

it.each(Object.entries(READERS))('%s', async (_, read) => {
  const queries = await queriesOf(read);
  expect(queries.length).toBeGreaterThan(0);
  for (const query of queries) {
    const plan = await planOf(query);
    expect(plan).toMatch(/activity\w*_(?:at|actor|thing|client|latest)/);
    expect(plan).not.toMatch(/TEMP B-TREE|\bSort\b|Seq Scan on activity|SCAN activity(?!.* USING)/);
  }
});
