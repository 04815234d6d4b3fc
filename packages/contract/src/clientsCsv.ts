/** The list of clients as CSV. `move/clients.ts` reads it. */
import { CSV_START, csvLine } from './csv.ts';
import type { UserRow } from './objects.ts';

export interface ClientsCsvTexts {
  /** Names of the columns. */
  readonly head: readonly string[];
  /** Values of the column about the e-mail address. */
  readonly verified: string;
  readonly unverified: string;
}

export function clientsToCsv(
  { head, verified, unverified }: ClientsCsvTexts,
  clients: readonly UserRow[],
): string {
  const lines = clients.map((client) => [
    client.fname,
    client.lname,
    client.userName,
    client.email,
    client.phone ?? '',
    String(client.projectsData.length),
    client.verified ? verified : unverified,
    client.created ?? '',
  ]);
  return CSV_START + [head, ...lines].map((line) => csvLine(line)).join('');
}
