/** Several servers with one PostgreSQL: whichever is asked, it is the same portal. */
import { readdir } from 'node:fs/promises';
import { request, type ClientRequest } from 'node:http';
import { join } from 'node:path';
import { parseAnswer, pathTo } from '@jawla/contract';
import { CODE_TRIES } from '@jawla/contract/rules';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { codeTo } from '../testing/outbox.ts';
import { startProcess, type ServerProcess } from '../testing/serverProcess.ts';
import { sweepDead } from '../testing/sweepDead.ts';
import {
  addPerson,
  makeDataDir,
  multipart,
  PASSWORD,
  startTestServer,
  testConfig,
  type TestServer,
} from '../testing/testServer.ts';
import { tourArchive } from '../testing/tourArchive.ts';

/** This test's own server, and a neighbour. */
async function startTwo(changes = {}) {
  const dataDir = await makeDataDir();
  const here = await startTestServer(testConfig(dataDir, changes));
  onTestFinished(() => here.stop());
  const there = await startProcess(dataDir);
  return { dataDir, here, there };
}

async function addProject(server: TestServer) {
  const admin = await addPerson(server, 'admin', { isAdmin: true });
  const project = await server.services.projects.add(admin.user.id, { name: 'Villa', number: '1' });
  return { ...admin, project };
}

function tourForm(archive: Uint8Array) {
  return multipart([
    { name: 'emailType', value: 'uploadProjectFiles' },
    { name: 'project-folder', file: archive, fileName: 'tour.zip' },
  ]);
}

function uploadPath(projectId: string): string {
  return `/api/project/upload-folder/${projectId}?date=2026-01-02&projectType=date`;
}

/** An upload whose last bytes are kept back. */
function beginUpload(port: number, projectId: string, token: string) {
  const { body, headers } = tourForm(tourArchive('new'));
  const answered = Promise.withResolvers<number | 'cut off'>();
  const sending: ClientRequest = request(
    {
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: uploadPath(projectId),
      agent: false,
      headers: { ...headers, token, 'content-length': String(body.length) },
    },
    (incoming) => {
      incoming.resume();
      answered.resolve(incoming.statusCode ?? 0);
    },
  );
  sending.on('error', () => answered.resolve('cut off'));
  sending.write(body.subarray(0, -100));
  return { answered: answered.promise, finish: () => sending.end(body.subarray(-100)) };
}

const toursOf = ({ services }: TestServer) => services.db.selectFrom('tours').selectAll().execute();
const uploadsOf = ({ services }: TestServer) =>
  services.db.selectFrom('uploads').selectAll().execute();

describe('two servers', () => {
  it('know each other’s sessions', async () => {
    const { here, there } = await startTwo();
    const { user } = await addPerson(here, 'client');
    const body = { email: user.email, password: PASSWORD };
    const login = await there.call('POST', 'auth/email-login', { body });
    const { token } = parseAnswer('emailLogin', login.json());
    expect((await here.call('GET', `user/${token}`)).status).toBe(200);
    expect((await here.call('POST', 'auth/logout', { token })).status).toBe(200);
    expect((await there.call('GET', `user/${token}`)).status).toBe(401);
  });

  it('count wrong codes together', async () => {
    const { dataDir, here, there } = await startTwo();
    const phone = '962790000001';
    await addPerson(here, 'client', { phone });
    await there.call('POST', 'auth/phone-login', { body: { phone } });
    const code = await codeTo(dataDir, `+${phone}`);
    const wrong = code === '111111' ? '222222' : '111111';
    const enter = (server: Pick<ServerProcess, 'call'>, otpVal: string) =>
      server.call('POST', 'auth/phone-login/verify', { body: { phoneNumber: phone, otpVal } });
    for (let count = 0; count < CODE_TRIES; count += 1) {
      expect((await enter(count % 2 === 0 ? here : there, wrong)).status).toBe(401);
    }
    expect((await enter(here, code)).status).toBe(401);
    expect((await enter(there, code)).status).toBe(401);
  });

  it('count wrong passwords together', async () => {
    const { here, there } = await startTwo();
    const { user } = await addPerson(here, 'client');
    const body = { email: user.email, password: 'Wrong1234' };
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const server = count % 2 === 0 ? here : there;
      statuses.push((await server.call('POST', 'auth/email-login', { body })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  it('send each mail once', async () => {
    const received: string[] = [];
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, callback) {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
        stream.on('end', () => {
          received.push(/^Message-ID: *(\S+)/im.exec(text)?.[1] ?? '');
          callback();
        });
      },
    });
    const port = await new Promise<number>((resolve) => {
      const net = smtp.listen(0, '127.0.0.1', () => {
        const address = net.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    onTestFinished(() => new Promise<void>((resolve) => smtp.close(resolve)));
    const dataDir = await makeDataDir();
    const smtpUrl = `smtp://127.0.0.1:${port}`;
    const here = await startTestServer(testConfig(dataDir, { smtpUrl }));
    onTestFinished(() => here.stop());
    await startProcess(dataDir, { SMTP_URL: smtpUrl });
    const { services } = here;
    await services.db.transaction().execute(async (transaction) => {
      for (let count = 0; count < 60; count += 1) {
        await services.outbox.addMail(
          {
            letter: 'userCreated',
            to: { name: 'Noor Haddad', address: `noor${count}@example.com` },
            language: 'ar',
            link: 'https://portal.example/create-password/ln_abc',
            values: {},
          },
          transaction,
        );
      }
    });
    services.outbox.wake();
    await eventually(async () => {
      expect(await services.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    });
    expect(received).toHaveLength(60);
    expect(new Set(received).size).toBe(60);
  });

  it('cancel what the other one receives', async () => {
    const { dataDir, here, there } = await startTwo();
    const { token, project } = await addProject(here);
    const upload = beginUpload(there.port, project.id, token);
    await eventually(async () => expect(await uploadsOf(here)).toHaveLength(1));
    const body = { uploadFor: 'project', projectType: 'date', date: '2026-01-02', file: '' };
    const path = pathTo('cancelUpload', { projectId: project.id });
    expect((await here.call('DELETE', path, { token, body })).status).toBe(200);
    expect(await uploadsOf(here)).toEqual([]);
    upload.finish();
    expect([400, 'cut off']).toContain(await upload.answered);
    expect(await toursOf(here)).toEqual([]);
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
  });

  it('take back what the other one has just published', async () => {
    const { here, there } = await startTwo();
    const { token, project } = await addProject(here);
    for (const says of ['old', 'new']) {
      const { body, headers } = tourForm(tourArchive(says));
      const answer = await there.send({
        method: 'POST',
        path: uploadPath(project.id),
        headers: { ...headers, token },
        body,
      });
      expect(answer.status).toBe(200);
    }
    const [live] = await here.services.tours.liveOfProject(project.id);
    const body = { uploadFor: 'project', projectType: 'date', date: '2026-01-02', file: '' };
    const path = pathTo('cancelUpload', { projectId: project.id });
    expect((await here.call('DELETE', path, { token, body })).status).toBe(200);
    const [back] = await here.services.tours.liveOfProject(project.id);
    expect(back).toBeDefined();
    expect(back?.version).not.toBe(live?.version);
  });

  it('clear away what the other one had begun when it was killed', async () => {
    const { dataDir, here, there } = await startTwo();
    const { token, project } = await addProject(here);
    const upload = beginUpload(there.port, project.id, token);
    const incoming = join(dataDir, 'incoming');
    await eventually(async () => expect(await readdir(incoming)).toHaveLength(1));
    there.child.kill('SIGKILL');
    expect(await upload.answered).toBe('cut off');
    expect(await uploadsOf(here)).toHaveLength(1);
    await sweepDead(here);
    expect(await uploadsOf(here)).toEqual([]);
    expect(await readdir(incoming)).toEqual([]);
    expect((await here.call('GET', 'health/ready')).status).toBe(200);
  });

  it('refuse to publish what the others have given up', async () => {
    const { here, there } = await startTwo();
    const { token, project } = await addProject(here);
    const upload = beginUpload(there.port, project.id, token);
    await eventually(async () => expect(await uploadsOf(here)).toHaveLength(1));
    await here.services.db.deleteFrom('uploads').execute();
    upload.finish();
    expect(await upload.answered).toBe(400);
    expect(await toursOf(here)).toEqual([]);
  });
});

describe('servers that start together', () => {
  it('make the tables and the demo once', async () => {
    const dataDir = await makeDataDir();
    const neighbours = await Promise.all([
      startProcess(dataDir, { DEMO: '1' }),
      startProcess(dataDir, { DEMO: '1' }),
    ]);
    for (const neighbour of neighbours) {
      expect((await neighbour.call('GET', 'health/ready')).status).toBe(200);
    }
    const here = await startTestServer(testConfig(dataDir));
    onTestFinished(() => here.stop());
    const admins = await here.services.users.admins();
    expect(new Set(admins.map(({ email }) => email)).size).toBe(admins.length);
    expect(await here.services.users.countClients()).toBeGreaterThan(0);
    expect((await here.services.processes.alive()).size).toBe(3);
  });
});
