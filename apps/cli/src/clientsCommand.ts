/** `jawla clients`: lists clients, adds them, and sends their invitations again. */
import { parseArgs } from 'node:util';
import { readText } from '@jawla/archives/importCommand';
import { RESEND_MAX, type ResendOutcome, type UserRow } from '@jawla/contract';
import { clientsToCsv } from '@jawla/contract/clientsCsv';
import { fullName } from '@jawla/contract/fullName';
import { EXIT, readClient, readClients, textTable, type ListedClient } from '@jawla/contract/move';
import { nameKey } from '@jawla/contract/nameKey';
import { INVITED_CLIENTS_MAX } from '@jawla/contract/team';
import { allClients } from './clients.ts';
import { createClient } from './createClient.ts';
import type { Output } from './output.ts';
import type { Portal } from './portal.ts';
import type { Command, Context } from './run.ts';
import { UserError } from './userError.ts';

const USAGE = [
  'clients list [--json|--csv]',
  'clients create --first <name> --last <name> --email <address> [--user-name <name>] [--phone <digits>] [--json]',
  'clients create --file <csv> [--dry-run] [--json]',
  'clients invite <user name or e-mail address>… [--json]',
] as const;

const VERBS: Readonly<Record<string, (rest: string[], context: Context) => Promise<number>>> = {
  list,
  create,
  invite,
};

export const clients: Command = {
  usage: USAGE.join('\n  jawla '),
  run([verb = '', ...rest], context) {
    const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    if (!run) throw new UserError(`Say what to do with clients: list, create or invite.`);
    return run(rest, context);
  },
};

/** The names that the dashboard gives the columns, and its values, in English. */
const CSV_TEXTS = {
  head: ['First name', 'Last name', 'Username', 'Email', 'Phone', 'Projects', 'Status', 'Created'],
  verified: 'Verified',
  unverified: 'Not verified',
} as const;

async function list(rest: string[], { portal, output }: Context): Promise<number> {
  const { values } = parseArgs({
    args: rest,
    options: {
      csv: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  if (values.csv && values.json) throw new UserError('Choose one of --csv and --json.');
  const found = await allClients(portal);
  if (values.csv) {
    process.stdout.write(clientsToCsv(CSV_TEXTS, found));
    return EXIT.done;
  }
  for (const row of found) output.record(toRecord(row));
  const rows = found.map((row) => [
    row.userName,
    fullName(row),
    row.email,
    String(row.projectsData.length),
    row.verified ? CSV_TEXTS.verified : CSV_TEXTS.unverified,
  ]);
  for (const line of textTable(['USER NAME', 'NAME', 'EMAIL', 'PROJECTS', 'STATUS'], rows)) {
    output.print(line);
  }
  return EXIT.done;
}

function toRecord({ userName, fname, lname, email, phone, verified, created, ...row }: UserRow) {
  const projects = row.projectsData.length;
  return { userName, fname, lname, email, phone: phone ?? '', projects, verified, created };
}

async function create(rest: string[], { portal, output, signal }: Context): Promise<number> {
  const { values } = parseArgs({
    args: rest,
    options: {
      first: { type: 'string' },
      last: { type: 'string' },
      email: { type: 'string' },
      'user-name': { type: 'string' },
      phone: { type: 'string' },
      file: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const { file, 'dry-run': isDry, first, last, email, 'user-name': userName, phone } = values;
  const ofOne = [first, last, email, userName, phone];
  if (file !== undefined) {
    if (ofOne.some((value) => value !== undefined)) {
      throw new UserError('Name one client, or a file with --file: not both.');
    }
    return createListed(file, { portal, signal, output, isDry });
  }
  if (first === undefined || last === undefined || email === undefined) {
    throw new UserError('Name the client: --first, --last and --email, or a list: --file <csv>.');
  }
  if (isDry) throw new UserError('--dry-run is for lists: --file <csv>.');
  const read = readClient({
    fname: first,
    lname: last,
    email,
    userName: userName ?? '',
    phone: phone ?? '',
  });
  if ('problem' in read) throw new UserError(`Nobody was added: ${read.problem}.`);
  return (await addClient(portal, read.client, output)) === 'not created'
    ? EXIT.refused
    : EXIT.done;
}

interface ListOptions {
  readonly portal: Portal;
  readonly signal: AbortSignal;
  readonly output: Output;
  readonly isDry: boolean;
}

async function createListed(
  path: string,
  { portal, signal, output, isDry }: ListOptions,
): Promise<number> {
  const { clients: listed, problems } = readClients(await readText(path));
  for (const problem of problems) output.say(`${path}, ${problem}.`);
  if (listed.length === 0) throw new UserError(`${path} has no client who can be added.`);
  const counts = { created: 0, 'already there': 0, 'not created': 0, new: 0 };
  if (isDry) {
    const existing = await existingOf(portal, listed);
    for (const client of listed) {
      const result = existing.has(client.email) ? 'already there' : 'new';
      // Of two lines with the same address, the first one counts.
      existing.add(client.email);
      counts[result] += 1;
      show(output, client, { result });
    }
  } else {
    for (const client of listed) {
      signal.throwIfAborted();
      counts[await addClient(portal, client, output)] += 1;
    }
  }
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  const text = parts.map(([result, count]) => `${count} ${result}`).join(', ');
  output.say(`${listed.length} clients: ${text}; ${problems.length} lines cannot be read.`);
  return problems.length + counts['not created'] > 0 ? EXIT.partly : EXIT.done;
}

/** @returns Addresses that have an account, as they are in the list. */
async function existingOf(portal: Portal, listed: readonly ListedClient[]): Promise<Set<string>> {
  const emails = [...new Set(listed.map(({ email }) => email))];
  const found = new Set<string>();
  for (let at = 0; at < emails.length; at += INVITED_CLIENTS_MAX) {
    const body = { emails: emails.slice(at, at + INVITED_CLIENTS_MAX) };
    const { existing } = await portal.call('checkClients', { body });
    for (const email of existing) found.add(email);
  }
  return found;
}

type Result = 'already there' | 'created' | 'new' | 'not created';

async function addClient(
  portal: Portal,
  client: ListedClient,
  output: Output,
): Promise<Exclude<Result, 'new'>> {
  const created = await createClient(portal, client, { isLenient: false });
  if (created.is === 'created') {
    const { userName } = created;
    const note = 'Jawla mails a link for the first password.';
    show(output, { ...client, userName }, { result: 'created', note });
    return 'created';
  }
  const isThere = created.is === 'there';
  const result = isThere ? 'already there' : 'not created';
  show(output, client, { result, note: isThere ? '' : created.why });
  return result;
}

function show(
  output: Output,
  { userName, email }: Pick<ListedClient, 'email' | 'userName'>,
  { result, note = '' }: { readonly result: Result; readonly note?: string },
): void {
  output.record({ userName, email, result, note });
  const name = userName === '' ? '' : ` (${userName})`;
  output.print(`${email}${name}: ${result}${note === '' ? '' : `. ${note}`}`);
}

/** What became of an invitation, for people. */
const OUTCOMES: Readonly<Record<ResendOutcome, string>> = {
  sent: 'sent',
  accepted: 'not sent: has a password already',
  recent: 'not sent: got one a short time ago',
  missing: 'not sent: is no client any more',
  failed: 'not sent: the portal could not do it this time',
};
const DONE: ReadonlySet<ResendOutcome> = new Set(['accepted', 'recent', 'sent']);

async function invite(rest: string[], { portal, output }: Context): Promise<number> {
  const { positionals: names } = parseArgs({
    args: rest,
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  if (names.length === 0) {
    throw new UserError('Name clients by user name or e-mail address: clients invite <name>…');
  }
  const all = await allClients(portal);
  const found = new Map<string, UserRow>();
  let unknown = 0;
  for (const name of new Set(names)) {
    const row = clientOf(name, all);
    if (row) found.set(row._id, row);
    else {
      unknown += 1;
      output.say(`There is no client with the user name or e-mail address ${name}.`);
    }
  }
  if (found.size === 0) return EXIT.refused;
  const ids = [...found.keys()];
  let failed = 0;
  for (let at = 0; at < ids.length; at += RESEND_MAX) {
    const body = { users: ids.slice(at, at + RESEND_MAX) };
    const { results } = await portal.call('resendInvitations', { body });
    for (const { _id, outcome } of results) {
      const { userName = '', email = '' } = found.get(_id) ?? {};
      if (!DONE.has(outcome)) failed += 1;
      output.record({ userName, email, outcome });
      output.print(`${email} (${userName}): ${OUTCOMES[outcome]}`);
    }
  }
  return unknown + failed > 0 ? EXIT.partly : EXIT.done;
}

function clientOf(name: string, all: readonly UserRow[]): UserRow | undefined {
  const key = nameKey(name);
  return (
    all.find(({ userName }) => nameKey(userName) === key) ??
    all.find(({ email }) => nameKey(email) === key)
  );
}
