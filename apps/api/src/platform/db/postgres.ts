/** Kysely over PostgreSQL. The driver is loaded by those who use it. */
import { Socket } from 'node:net';
import {
  Kysely,
  OperationNodeTransformer,
  PostgresAdapter,
  PostgresDialect,
  type KyselyPlugin,
  type PrimitiveValueListNode,
  type QueryId,
  type ValueNode,
} from 'kysely';
import { errorFields, type Log } from '../base/log.ts';
import { TIMING, type Timing } from '../base/timing.ts';
import type { Database, Schema } from './schema.ts';

/** Connections of one process; PostgreSQL accepts a hundred by default. */
const CONNECTIONS = 10;
/** The type of `bigint` columns and of counts. */
const INT8 = 20;

/** Sizes and counts fit into numbers; the driver would hand them out as text. */
export async function openPostgres(
  url: string,
  log: Log,
  timing: Timing = TIMING,
): Promise<Database> {
  const { databaseConnectMs, databaseStatementMs } = timing;
  const { Pool, types } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    application_name: 'jawla',
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: databaseConnectMs,
    statement_timeout: databaseStatementMs,
    stream: () => impatientSocket(idleTimeoutMs(timing)),
    idle_in_transaction_session_timeout: 6 * databaseStatementMs,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
        oid === INT8 ? Number : types.getTypeParser(oid, format),
    },
  });
  // One that breaks is replaced at the next request. Both listeners are needed, or the server would end: the
  // pool emits errors of idle connections; a connection within a transaction emits its own.
  const lost = (error: Error) => log.warn('database connection lost', errorFields(error));
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    plugins: [withoutNul],
  });
}

/**
 * For a network that swallows everything, as when a database has moved to another machine: a connection
 * without a response is destroyed and replaced. The pool closes idle ones earlier.
 */
function impatientSocket(timeoutMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(timeoutMs, () => socket.destroy());
}

/** How long a connection that is in use may be silent. */
export function idleTimeoutMs({ databaseConnectMs, databaseStatementMs }: Timing): number {
  return databaseConnectMs + databaseStatementMs;
}

/** Whether other processes may work with the same data. */
export function isPostgres(db: Kysely<unknown> | Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** PostgreSQL rejects U+0000 in text, SQLite stores it. It cannot be typed, so it is removed instead of failing a request. */
class NulReplacer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode, queryId?: QueryId): ValueNode {
    return { ...super.transformValue(node, queryId), value: clean(node.value) };
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
    queryId?: QueryId,
  ): PrimitiveValueListNode {
    return {
      ...super.transformPrimitiveValueList(node, queryId),
      values: node.values.map(clean),
    };
  }
}

const replacer = new NulReplacer();
const withoutNul: KyselyPlugin = {
  transformQuery: ({ node, queryId }) => replacer.transformNode(node, queryId),
  transformResult: ({ result }) => Promise.resolve(result),
};

function clean(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\u0000', '\ufffd') : value;
}
