/** Kysely for PostgreSQL. The driver is loaded only if it is used. */
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
import { LockSession } from './lockSession.ts';
import type { Database, Schema } from './schema.ts';

/** Pool size of one process, which has one more connection for locks. PostgreSQL accepts a hundred by default. */
const CONNECTIONS = 10;
/** OID of `bigint`, the type of byte columns and counts. */
const INT8 = 20;

/** Opens a connection pool. `bigint` is parsed as a number, as sizes and counts fit; the driver would return text. */
export async function openPostgres(
  url: string,
  log: Log,
  timing: Timing = TIMING,
): Promise<Database> {
  const { databaseConnectMs, databaseStatementMs } = timing;
  const { Client, Pool, types } = await import('pg');
  const options = {
    connectionString: url,
    application_name: 'jawla',
    keepAlive: true,
    connectionTimeoutMillis: databaseConnectMs,
    statement_timeout: databaseStatementMs,
    stream: () => impatientSocket(idleTimeoutMs(timing)),
    idle_in_transaction_session_timeout: 6 * databaseStatementMs,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary'): unknown =>
        oid === INT8 ? Number : types.getTypeParser(oid, format),
    },
  };
  const pool = new Pool({ ...options, max: CONNECTIONS });
  // A broken connection is replaced at the next query. Both listeners are required, because an unhandled `error`
  // event would end the process: the pool emits errors of idle connections; a connection in use emits its own.
  const lost = (error: Error) => log.warn('database connection lost', errorFields(error));
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  const locks = new LockSession(
    async () => {
      const client = new Client(options);
      client.on('error', lost);
      await client.connect();
      return client;
    },
    idleTimeoutMs(timing) / 3,
  );
  const end = async () => {
    await locks.close();
    await pool.end();
  };
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: { options: pool.options, connect: () => pool.connect(), end },
    }),
    plugins: [withoutNul],
  });
  lockSessions.set(db, locks);
  return db;
}

const lockSessions = new WeakMap<Database, LockSession>();

/** Returns the connection for advisory locks; `undefined` for SQLite, and inside a transaction. */
export function lockSessionOf(db: Database): LockSession | undefined {
  return lockSessions.get(db);
}

/**
 * Creates a socket with an idle timeout, for dropped packets as after a failover: a connection without a response is
 * destroyed, and the pool opens another. The pool closes idle connections earlier.
 */
function impatientSocket(timeoutMs: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(timeoutMs, () => socket.destroy());
}

/** Idle timeout of a connection in use. */
function idleTimeoutMs({ databaseConnectMs, databaseStatementMs }: Timing): number {
  return databaseConnectMs + databaseStatementMs;
}

/** Whether several servers may share the database. */
export function isPostgres(db: Kysely<unknown> | Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * PostgreSQL rejects U+0000 in text, SQLite stores it. Users cannot type it, so it is replaced instead of failing a
 * request.
 */
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
