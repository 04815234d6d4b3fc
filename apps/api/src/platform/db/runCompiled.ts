import type { CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Runs a compiled query: building and compiling takes Kysely longer than SQLite takes for a short query. Plugins do
 * not see the parameters, so pass only hashes, ids, times and numbers, never user input.
 *
 * @param parameters - In the order of the placeholders.
 */
export async function runCompiled<Row>(
  db: Database,
  query: CompiledQuery<Row>,
  parameters: readonly (string | number)[],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>({ ...query, parameters });
  return rows;
}
