/** Timeouts and intervals of the server, in milliseconds. They are not configurable; tests shorten them. */
export interface Timing {
  /** Timeout for a connection to PostgreSQL: longer than a restart of PostgreSQL takes. */
  readonly databaseConnectMs: number;
  /** Timeout for one statement of PostgreSQL. */
  readonly databaseStatementMs: number;
  /** Poll interval of the outbox: other servers may write to it. */
  readonly outboxPollMs: number;
  /** How long a server that stops waits for open requests and running jobs. */
  readonly drainMs: number;
  /** How long it then waits for its last writes. */
  readonly lastWritesMs: number;
}

export const TIMING: Timing = {
  databaseConnectMs: 5000,
  databaseStatementMs: 10_000,
  outboxPollMs: 5000,
  drainMs: 8000,
  lastWritesMs: 1500,
};
