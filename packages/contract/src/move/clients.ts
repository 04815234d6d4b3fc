/** Reads lists of clients in the form in which the dashboard saves them. */
import * as z from 'zod/mini';
import { readCsv } from '../csvReader.ts';
import { fullName } from '../fullName.ts';
import { nameKey } from '../nameKey.ts';
import { userFormSchema } from '../users.ts';

export interface ListedClient {
  readonly fname: string;
  readonly lname: string;
  /** Empty: it is derived from the address. */
  readonly userName: string;
  readonly email: string;
  /** Empty: none. */
  readonly phone: string;
}

export interface ClientsFile {
  readonly clients: readonly ListedClient[];
  /** What is wrong with lines, in English; those are left out. */
  readonly problems: readonly string[];
}

const rowSchema = z.extend(z.omit(userFormSchema, { userName: true, phone: true }), {
  userName: z.union([z.literal(''), userFormSchema.shape.userName]),
  phone: z.union([z.literal(''), z._default(userFormSchema.shape.phone, '')]),
});

/** The columns of the dashboard’s file, which also has some that are not read. */
const COLUMNS = ['fname', 'lname', 'userName', 'email', 'phone'] as const;
const NAMES: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  fname: 'first name',
  lname: 'last name',
  userName: 'user name',
  email: 'e-mail address',
  phone: 'phone number',
};

export function readClients(text: string): ClientsFile {
  const clients: ListedClient[] = [];
  const problems: string[] = [];
  readCsv(text).forEach(({ line, cells }, index) => {
    // The titles of the columns, in any language.
    if (index === 0 && !cells.some((cell) => cell.includes('@'))) return;
    const read = readClient(Object.fromEntries(COLUMNS.map((name, at) => [name, cells[at] ?? ''])));
    if ('client' in read) clients.push(read.client);
    else problems.push(`line ${line}: ${read.problem}`);
  });
  return { clients, problems };
}

/** Reads one client, by the rules of the portal’s form. @returns The client, or what is wrong, in English. */
export function readClient(
  values: Readonly<Partial<Record<keyof ListedClient, string>>>,
): { readonly client: ListedClient } | { readonly problem: string } {
  const read = z.safeParse(rowSchema, values);
  if (read.success) return { client: { ...read.data, phone: read.data.phone ?? '' } };
  const field = COLUMNS.find((name) => read.error.issues.some(({ path }) => path[0] === name));
  return { problem: `the ${field ? NAMES[field] : 'line'} cannot be used` };
}

/** Finds the clients that a folder’s name means: by user name, address or full name. */
export function clientsNamed<Named extends Omit<ListedClient, 'phone'>>(
  name: string,
  clients: readonly Named[],
): readonly Named[] {
  const key = nameKey(name);
  const by = (value: (client: Named) => string) =>
    clients.filter((client) => nameKey(value(client)) === key);
  const exact = by(({ userName }) => userName);
  if (exact.length > 0) return exact;
  const addressed = by(({ email }) => email);
  return addressed.length > 0 ? addressed : by(fullName);
}
