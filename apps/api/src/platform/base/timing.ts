/** How long the server waits, in milliseconds. The environment does not change it; tests shorten it. */
export interface Timing {
  /** For a connection to PostgreSQL: longer than PostgreSQL takes to restart. */
  readonly databaseConnectMs: number;
  /** For one statement of PostgreSQL. */
  readonly databaseStatementMs: number;
  /** Between two looks at the outbox: other servers may write to it. */
  readonly outboxPollMs: number;
}

export const TIMING: Timing = {
  databaseConnectMs: 5000,
  databaseStatementMs: 10_000,
  outboxPollMs: 5000,
};
