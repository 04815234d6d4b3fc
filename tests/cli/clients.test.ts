/** `jawla clients` against a real server. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXIT, readClients } from '@jawla/contract/move';
import { describe, expect, it } from 'vitest';
import { mailsTo, mailTo } from '../../apps/api/src/testing/outbox.ts';
import { createTestUser } from '../../apps/api/src/testing/testServer.ts';
import { objectsIn, openPortal } from './moveSupport.ts';

describe('jawla clients', () => {
  it('lists all clients as a table, as JSON, and in the form that create --file reads', async () => {
    const { server, run } = await openPortal(['read']);
    for (let number = 0; number < 120; number += 1) await createTestUser(server, `client${number}`);
    const table = await run('clients', 'list');
    expect(table).toMatchObject({ code: EXIT.done, err: '' });
    expect(table.out).toMatch(/USER NAME +NAME +EMAIL +PROJECTS +STATUS/);
    expect(table.out).toContain('client119@example.com');
    const json = objectsIn((await run('clients', 'list', '--json')).out);
    expect(json).toHaveLength(120);
    expect(json).toContainEqual(
      expect.objectContaining({ userName: 'client7', email: 'client7@example.com', projects: 0 }),
    );
    const { out } = await run('clients', 'list', '--csv');
    expect(readClients(out)).toMatchObject({ problems: [], clients: { length: 120 } });
  });

  it('adds a client once, whose mail is sent once', async () => {
    const { server, run, dataDir } = await openPortal(['clients']);
    const noor = ['--first', 'Noor', '--last', 'Haddad', '--email', 'noor@noor.example'];
    const added = await run('clients', 'create', ...noor);
    expect(added).toMatchObject({ code: EXIT.done, err: '' });
    expect(added.out).toContain('noor@noor.example (noor): created. Jawla mails a link');
    const again = await run('clients', 'create', ...noor, '--json');
    expect(again.code).toBe(EXIT.done);
    expect(objectsIn(again.out)).toMatchObject([{ result: 'already there' }]);
    await mailTo(dataDir, 'noor@noor.example');
    expect(await mailsTo(dataDir, 'noor@noor.example')).toHaveLength(1);

    // Another person with the same beginning of the address gets a number.
    const other = ['--first', 'Noor', '--last', 'Saleh', '--email', 'noor@saleh.example'];
    expect((await run('clients', 'create', ...other)).out).toContain('(noor2): created');
    // A name that was chosen is not changed behind one’s back.
    const third = ['--first', 'Omar', '--last', 'Saleh', '--email', 'omar@saleh.example'];
    const taken = await run('clients', 'create', ...third, '--user-name', 'noor');
    expect(taken).toMatchObject({ code: EXIT.refused });
    expect(taken.out).toContain('not created');
    expect(await server.services.users.byEmail('omar@saleh.example')).toBeUndefined();
  });

  it('adds those of a file, and says of each line what became of it', async () => {
    const { server, run, dataDir, list } = await openPortal();
    const dry = await run('clients', 'create', '--file', list, '--dry-run');
    expect(dry).toMatchObject({ code: EXIT.done });
    expect(dry.out).toContain('office@acme.example (acme): new');
    expect(await server.services.users.byName('acme')).toBeUndefined();

    const first = await run('clients', 'create', '--file', list, '--json');
    expect(first).toMatchObject({ code: EXIT.done });
    expect(objectsIn(first.out)).toMatchObject([
      { userName: 'acme', result: 'created' },
      { userName: 'noor', result: 'created' },
    ]);
    const noor = await server.services.users.byName('noor');
    expect(noor).toMatchObject({ email: 'noor@noor.example', phone: '962790000000' });
    const bad = join(dataDir, 'bad.csv');
    await writeFile(
      bad,
      'A,B,x,no address,\nAcme,Limited,acme,new@acme.example,\nNoor,Haddad,,noor@noor.example,\n',
    );
    const second = await run('clients', 'create', '--file', bad);
    expect(second.code).toBe(EXIT.partly);
    expect(second.out).toMatch(/new@acme.example \(acme\): not created/);
    expect(second.out).toMatch(/noor@noor.example: already there/);
    expect(second.err).toContain('1 already there, 1 not created');
    await mailTo(dataDir, 'noor@noor.example');
    expect(await mailsTo(dataDir, 'noor@noor.example')).toHaveLength(1);
  });

  it('sends invitations again, by user name and address, and names whom it does not know', async () => {
    const { server, run, list } = await openPortal();
    await createTestUser(server, 'omar');
    await run('clients', 'create', '--file', list);
    const sent = await run('clients', 'invite', 'ACME', 'omar', 'nobody');
    expect(sent.code).toBe(EXIT.partly);
    expect(sent.out).toContain('office@acme.example (acme): not sent: got one a short time ago');
    expect(sent.out).toContain('omar@example.com (omar): not sent: has a password already');
    expect(sent.err).toContain('There is no client with the user name or e-mail address nobody.');
    expect(await run('clients', 'invite', 'nobody')).toMatchObject({ code: EXIT.refused });
  });

  it('refuses what is unclear, and a key with too few scopes', async () => {
    const { run, list } = await openPortal(['read']);
    const refused = async (...args: string[]) => {
      const { code, out, err } = await run('clients', ...args);
      expect({ code, out }).toEqual({ code: EXIT.refused, out: '' });
      return err;
    };
    expect(await refused()).toContain('list, create or invite');
    expect(await refused('toString')).toContain('list, create or invite');
    expect(await refused('create', '--first', 'Noor')).toContain('--last');
    expect(await refused('create', '--file', list, '--first', 'Noor')).toContain('not both');
    expect(await refused('create', '--file', '/nowhere.csv')).toContain('cannot be read');
    const noor = ['--first', 'N', '--last', 'Haddad', '--email', 'noor@noor.example'];
    expect(await refused('create', ...noor)).toContain('the first name cannot be used');
    expect(await refused('create', '--file', list)).toMatch(/key/i);
  });
});
