/**
 * What a tired operator does: the documented commands in the wrong folder, without a variable, on an old database, with
 * a copy in the way. The program is installed in a folder of its own, and the commands are those of the guides.
 */
import { spawn } from 'node:child_process';
import { cp, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '../platform/db/migrate.ts';
import { MIGRATIONS, type Migrations } from '../platform/db/migrations.ts';
import { NodeSqliteDialect } from '../platform/db/nodeSqlite.ts';
import type { Database, Schema } from '../platform/db/schema.ts';
import { documentedCommands, readGuide } from '../testing/documentedCommands.ts';
import { findFreePort } from '../testing/findFreePort.ts';
import { install, type Installation } from '../testing/installation.ts';
import { jawla, PROGRAM } from '../testing/runProgram.ts';
import { createTestUser, makeDataDir, startTestServer, testConfig } from '../testing/testServer.ts';

const SQLITE = { DATABASE_URL: '', S3_BUCKET: '' };
const IN_FOLDERS = { databaseUrl: undefined, s3: undefined };
const ADMIN = '--email you@example.com --user-name you --first Your --last Name';
const COMMANDS = [
  'npm run doctor',
  'npm run doctor -- --fix',
  'npm run backup -- --to copies/monday',
  'npm run adopt -- --yes',
  'npm run admin -- list',
  `npm run admin -- create ${ADMIN}`,
];

let program: Installation;

beforeAll(async () => {
  program = await install();
  const variables = 'PORTAL_URL=https://portal.example.com\n';
  await writeFile(join(program.folder, 'jawla.env'), variables);
});

afterAll(() => rm(program.folder, { recursive: true, force: true }));

/** The data of a server that has stopped, with one account. */
async function makeData(): Promise<string> {
  const dataDir = await makeDataDir();
  const server = await startTestServer(testConfig(dataDir, IN_FOLDERS));
  await createTestUser(server, 'admin', { isAdmin: true });
  await server.stop();
  return dataDir;
}

/** Puts the test's folders for those of the guide, and leaves out what changes the user or enters a container. */
function adapt(command: string, dataDir: string, backups: string): string {
  return command
    .replace(/^runuser -u jawla -- /, '')
    .replace(/^docker (?:compose exec server|exec jawla) /, 'env DATA_DIR=/var/lib/jawla ')
    .replaceAll(/\/var\/lib\/jawla|\/srv\/jawla/g, dataDir)
    .replaceAll('/etc/jawla.env', join(program.folder, 'jawla.env'))
    .replaceAll('/backups', backups);
}

function withoutNpm(command: string): string {
  return command.replace(/^npm run (\w+)(?: --)?/, '$1');
}

function runOn(dataDir: string, command: string) {
  return jawla(command.split(' '), { ...SQLITE, DATA_DIR: dataDir });
}

function openFile(dataDir: string): Database {
  const dialect = new NodeSqliteDialect(join(dataDir, 'jawla.sqlite'));
  const db = new Kysely<Schema>({ dialect });
  onTestFinished(() => db.destroy());
  return db;
}

async function migrationsIn(dataDir: string): Promise<string[]> {
  const db = openFile(dataDir).withTables<{ kysely_migration: { name: string } }>();
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

/** Starts a server for one test. @returns What it prints for people until it is ready. */
async function printedAtStart(env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM, 'start'], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let out = '';
  for await (const data of child.stdout) {
    out += String(data);
    if (/(?:first-admin#|Demo accounts)[^]*\n\n/.test(out)) break;
  }
  return out;
}

/** A database as the program of an older release left it, with one account. */
async function makeOlder(migrations: Migrations): Promise<string> {
  const dataDir = await makeDataDir();
  const db = openFile(dataDir);
  await migrate(db, migrations);
  await db
    .withTables<{ users: Record<string, string | number> }>()
    .insertInto('users')
    .values({
      id: 'u-1',
      user_name: 'noor',
      user_name_key: 'noor',
      fname: 'Noor',
      lname: 'Saleh',
      email: 'noor@example.com',
      email_key: 'noor@example.com',
      verified: 1,
      is_admin: 1,
      sort_key: 'noor saleh',
      created_at: '2026-01-02T03:04:05.000Z',
    })
    .execute();
  return dataDir;
}

describe('the commands of the guides', () => {
  const guides = ['operations.md', 'deployment.md'] as const;
  const commands = guides
    .flatMap(documentedCommands)
    .filter((command) => /doctor|backup|admin/.test(command));

  it('stop without DATABASE_URL: pg_dump would take the default database', () => {
    const guide = readGuide('operations.md');
    expect(guide).toContain('"${DATABASE_URL:?}"');
    expect(guide).not.toMatch(/"\$\w*DATABASE_URL"/);
  });

  it('name doctor and backup for a unit, a container and a folder', () => {
    for (const way of ['runuser', 'docker', 'npm run']) {
      for (const name of ['doctor', 'backup']) {
        expect(commands.some((line) => line.includes(way) && line.includes(name))).toBe(true);
      }
    }
  });

  it.each(commands)('%s: works on the data of a server', async (command) => {
    const adapted = adapt(command, await makeData(), join(await makeDataDir(), 'backups'));
    const { code, out, err } = await program.run(adapted);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(
      /The data is complete\.|has the database and 1 files|is made\. Set the .*\n.*\/create-password\//,
    );
  });

  it.each(commands)('%s: refuses an empty folder, and makes nothing', async (command) => {
    const empty = await makeDataDir();
    const adapted = adapt(command, join(empty, 'data'), join(empty, 'backups'));
    const { code, err } = await program.run(adapted);
    expect(code).toBe(1);
    expect(err).toContain(`There is no database in ${empty}/data. Only "start" makes one`);
    expect(await readdir(empty)).toEqual([]);
  });
});

describe('a command', () => {
  it.each(COMMANDS)('%s: without DATA_DIR and ./data, says which line works', async (command) => {
    const before = await readdir(program.folder);
    const { code, err } = await program.run(command);
    expect(code).toBe(1);
    expect(err).toContain(`There is no database in ${program.folder}/data (DATA_DIR is not set)`);
    const [, line = ''] = /^ {2}(runuser .*)$/m.exec(err) ?? [];
    // The same line as in the guide, up to the command.
    const [documented = ''] = documentedCommands('operations.md');
    expect(line).toBe(documented.replace('doctor', withoutNpm(command)));
    expect(await readdir(program.folder)).toEqual(before);
  });

  it.each(COMMANDS)('%s: refuses a folder with other files', async (command) => {
    const dataDir = await makeDataDir();
    await writeFile(join(dataDir, 'jawla.sqlite'), '');
    await mkdir(join(dataDir, 'tours'));
    const { code, err } = await runOn(dataDir, withoutNpm(command));
    expect(code).toBe(1);
    expect(err).toContain(`There is no database in ${dataDir}.`);
    expect((await readdir(dataDir)).toSorted()).toEqual(['jawla.sqlite', 'tours']);
    expect((await stat(join(dataDir, 'jawla.sqlite'))).size).toBe(0);
  });

  it('says that a file is not a database', async () => {
    const dataDir = await makeDataDir();
    await writeFile(join(dataDir, 'jawla.sqlite'), 'a text, not a database\n'.repeat(100));
    const { code, err } = await runOn(dataDir, 'doctor');
    expect({ code, err }).toEqual({ code: 1, err: `${dataDir}/jawla.sqlite is not a database.\n` });
  });

  it('reports a database without accounts, and a copy of it', async () => {
    const dataDir = await makeDataDir();
    const server = await startTestServer(testConfig(dataDir, IN_FOLDERS));
    await server.stop();
    const says = { code: 1, out: expect.stringContaining('The database has no account.') };
    expect(await runOn(dataDir, 'doctor')).toMatchObject(says);
    expect(await runOn(dataDir, `backup --to ${dataDir}/copy`)).toMatchObject(says);
    expect((await runOn(dataDir, 'doctor')).out).toMatch(/^Backup +none$/m);
  });

  it('says where a copy cannot be written', async () => {
    const dataDir = await makeData();
    const to = join(dataDir, 'jawla.sqlite/copy');
    expect(await runOn(dataDir, `backup --to ${to}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining(`${to} cannot be written by this user (`),
    });
  });
});

describe('the doctor', () => {
  it('says that a bucket is away, and calls no tour lost', async () => {
    const dataDir = await makeData();
    const bucket = {
      S3_BUCKET: 'jawla',
      S3_ENDPOINT: `http://127.0.0.1:${await findFreePort()}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    for (const args of [['doctor'], ['doctor', '--deep']]) {
      const { code, out, err } = await jawla(args, { ...SQLITE, ...bucket, DATA_DIR: dataDir });
      expect(code).toBe(1);
      expect(err).toMatch(/^The file store cannot be reached/);
      expect(out).not.toMatch(/is not there|damaged|data is complete/);
    }
  });

  it('says that the folder of the tours is not mounted, and calls no tour lost', async () => {
    const dataDir = await makeData();
    await rename(join(dataDir, 'tours'), join(dataDir, 'away'));
    await mkdir(join(dataDir, 'tours'));
    const { code, out, err } = await runOn(dataDir, 'doctor --fix');
    expect(code).toBe(1);
    expect(err).toContain('Is a disk not mounted');
    expect(out).not.toMatch(/is not there|complete/);
  });
});

describe('the first start of a public portal', () => {
  it.each([
    [undefined, /first-admin#ln_/, /password/],
    ['1', /This password is published: everybody who reaches the portal/, /first-admin#ln_/],
  ])('with DEMO=%s prints what everybody may do', async (DEMO, prints, omits) => {
    const urls = {
      PORTAL_URL: 'https://portal.example.com',
      TOURS_URL: 'https://*.tours.example.net',
    };
    const env = { ...SQLITE, ...urls, DATA_DIR: await makeDataDir(), PORT: '0', DEMO };
    const out = await printedAtStart(env);
    expect(out).toMatch(prints);
    expect(out).not.toMatch(omits);
  });
});

describe('an upgrade', () => {
  const names = Object.keys(MIGRATIONS);

  it.each([1, names.length - 1])(
    'leaves a database with %i migrations as it is until the server starts',
    async (count) => {
      const older = Object.fromEntries(Object.entries(MIGRATIONS).slice(0, count));
      const dataDir = await makeOlder(older);
      const copy = join(await makeDataDir(), 'copy');
      const pending = names.slice(count).join(', ');

      const made = await runOn(dataDir, `backup --to ${copy}`);
      expect(made).toMatchObject({ code: 0, out: expect.stringContaining(pending) });
      const examined = await runOn(dataDir, 'doctor');
      expect(examined).toMatchObject({ err: '', out: expect.stringContaining(pending) });
      // The first release has no column for deleted footage.
      const unchecked = 'Not checked, as the database is older: footage.';
      expect(examined.out.includes(unchecked)).toBe(count === 1);
      expect(examined.code).toBe(examined.out.includes('The data is complete.') ? 0 : 1);
      for (const command of ['admin list', 'doctor --fix']) {
        expect(await runOn(dataDir, command)).toMatchObject({
          code: 1,
          err: expect.stringMatching(/[Ss]tart (?:it|the server)/),
        });
      }

      expect(await migrationsIn(dataDir)).toEqual(names.slice(0, count));
      expect(await migrationsIn(copy)).toEqual(names.slice(0, count));
      // The program of the older release opens the copy, and the new one migrates the data.
      await migrate(openFile(copy), older);
      await migrate(openFile(dataDir), MIGRATIONS);
      expect((await runOn(dataDir, 'doctor')).out).toContain('The data is complete.');
    },
  );

  it('that is undone without the copy is refused by every command', async () => {
    const newer = { ...MIGRATIONS, '9999_newer': { up: () => Promise.resolve() } };
    const dataDir = await makeOlder(newer);
    const before = await readdir(dataDir);
    for (const command of [...COMMANDS.map(withoutNpm), `backup --to ${dataDir}/copy`]) {
      const { code, err } = await runOn(dataDir, command);
      expect(code).toBe(1);
      expect(err).toContain('The data was written by a newer Jawla (it has "9999_newer")');
    }
    expect((await readdir(dataDir)).filter((name) => !before.includes(name))).toEqual([]);
  });

  it('that is undone with the copy is complete', async () => {
    const dataDir = await makeData();
    const copy = join(await makeDataDir(), 'copy');
    await runOn(dataDir, `backup --to ${copy}`);
    const restored = join(await makeDataDir(), 'restored');
    await cp(copy, restored, { recursive: true });
    expect(await runOn(restored, 'doctor')).toMatchObject({ code: 0 });
  });
});
