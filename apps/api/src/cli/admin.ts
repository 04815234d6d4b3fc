import { parseArgs } from 'node:util';
import { userFormSchema, TEAM_ROLES } from '@jawla/contract';
import * as z from 'zod/mini';
import { originsFor, readConfig } from '../app/config.ts';
import { ActivityStore } from '../domains/activity/activity.store.ts';
import { personThing } from '../domains/activity/things.ts';
import { PasswordLogin } from '../domains/auth/passwordLogin.ts';
import { LINK_SECONDS, LinksStore } from '../domains/users/links.store.ts';
import { UsersStore } from '../domains/users/users.store.ts';
import { systemClock } from '../platform/base/clock.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import type { Database } from '../platform/db/schema.ts';
import { withTransaction } from '../platform/db/withTransaction.ts';
import { describePending, openServersDatabase } from './openInstallation.ts';

const OPTIONS = {
  email: { type: 'string' },
  'user-name': { type: 'string' },
  first: { type: 'string' },
  last: { type: 'string' },
  role: { type: 'string', default: 'admin' },
} as const;

const formSchema = z.extend(userFormSchema, { role: z.enum(TEAM_ROLES) });

/** Error messages for invalid fields, with the names of the options. */
const FIELDS: Readonly<Record<string, string>> = {
  email: '--email has to be an e-mail address',
  userName: '--user-name has to have 3 to 30 visible characters and none of / \\ | ? # %',
  fname: '--first has to have 3 to 30 visible characters',
  lname: '--last has to have 3 to 30 visible characters',
  role: '--role has to be admin or staff',
};

/** `jawla admin create`, `jawla admin list` and `jawla admin password-login`. The server may be running. */
export async function admin([action, ...rest]: string[]): Promise<void> {
  if (action !== 'create' && action !== 'list' && action !== 'password-login') {
    throw new OperatorError('Use "admin create", "admin list" or "admin password-login".');
  }
  const config = readConfig(process.env, { dev: false });
  const { db, pending } = await openServersDatabase(config);
  try {
    const older = describePending(pending);
    if (older !== undefined) throw new OperatorError(`${older} Start it first.`);
    const { portal } = originsFor(config, config.port);
    const lines =
      action === 'list'
        ? await list(db)
        : action === 'create'
          ? await create(db, rest, { ...config, portal })
          : await openPasswordLogin(db, rest, portal);
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await db.destroy();
  }
}

async function list(db: Database): Promise<string[]> {
  const team = await new UsersStore(db, systemClock).team();
  const lines = team.map((user) => {
    const notes = [
      ...(user.is_staff === 1 ? ['staff'] : []),
      ...(user.verified === 1 ? [] : ['no password yet']),
      ...(user.suspended_at === null ? [] : ['suspended']),
    ];
    return `${user.email}  ${user.user_name}${notes.length > 0 ? `  (${notes.join(', ')})` : ''}`;
  });
  return team.some((user) => user.is_admin === 1) ? lines : ['There is no admin yet.', ...lines];
}

async function create(
  db: Database,
  args: string[],
  { portal, activityDays }: { readonly portal: string; readonly activityDays: number },
): Promise<string[]> {
  const form = readForm(args);
  const users = new UsersStore(db, systemClock);
  const links = new LinksStore(db, systemClock);
  const activity = new ActivityStore(db, systemClock, activityDays);
  const { user, id } = await withTransaction(db, async (transaction) => {
    const known = await users.byEmail(form.email, transaction);
    const hasRole = form.role === 'staff' ? known?.is_staff === 1 : known?.is_admin === 1;
    // A person who has not set a password yet gets a new link: the first one may have expired.
    const again = hasRole && known?.verified === 0 ? known : undefined;
    const holder = await users.holderOf({ email: form.email }, transaction);
    if (holder && !again)
      throw new OperatorError(`There already is an account with ${form.email}.`);
    if (!again && (await users.holderOf({ userName: form.userName }, transaction))) {
      throw new OperatorError(`There already is an account named ${form.userName}.`);
    }
    const roles = { isAdmin: form.role === 'admin', isStaff: form.role === 'staff' };
    const person = again ?? (await users.add({ ...form, ...roles }, transaction));
    if (!again) {
      const about = { actor: 'commandLine', thing: personThing(person) } as const;
      await activity.record({ action: 'member.created', ...about }, transaction);
    }
    return { user: person, id: await links.make('secret', person, { db: transaction }) };
  });
  return [
    `${form.role === 'staff' ? 'Staff' : 'Admin'} ${user.user_name} is made. Set the password within three days, at`,
    `${portal}/create-password/${id}`,
  ];
}

/** The way back while the provider is away or set up wrongly, with `PASSWORD_LOGIN=0`. */
async function openPasswordLogin(db: Database, args: string[], portal: string): Promise<string[]> {
  const { email } = readArgs(args).values;
  const user =
    email === undefined ? undefined : await new UsersStore(db, systemClock).byEmail(email);
  if (email !== undefined && !user) throw new OperatorError(`There is no account with ${email}.`);
  const until = await new PasswordLogin(db, systemClock, false).openForAnHour();
  const lines = [`People can log in by password until ${until}.`];
  if (!user) return lines;
  const id = await new LinksStore(db, systemClock).make('secret', user, {
    seconds: LINK_SECONDS.reset,
  });
  return [...lines, `Set a password for ${user.user_name} at`, `${portal}/reset-password/${id}`];
}

function readForm(args: string[]) {
  const { values } = readArgs(args);
  const result = z.safeParse(formSchema, {
    email: values.email,
    userName: values['user-name'],
    fname: values.first,
    lname: values.last,
    role: values.role,
  });
  if (result.success) {
    const { userName, fname, lname, email, role } = result.data;
    return { userName, fname, lname, email, role };
  }
  const fields = new Set(result.error.issues.map(({ path }) => String(path[0])));
  throw new OperatorError([...fields].map((field) => `${FIELDS[field] ?? field}.`).join('\n'));
}

function readArgs(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS });
  } catch (cause) {
    throw new OperatorError(cause instanceof Error ? cause.message : 'Unknown option.', { cause });
  }
}
