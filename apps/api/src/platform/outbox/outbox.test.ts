/** Mails and text messages: content, idempotency, retries and expiry. */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { LANGUAGES } from '@jawla/contract/limits';
import { FOOTAGE_FOLDERS } from '@jawla/contract/footageLimits';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Config } from '../../app/config.ts';
import { eventually } from '../../testing/eventually.ts';
import { mailsTo, mailTo, smsTo } from '../../testing/outbox.ts';
import {
  makeDataDir,
  startUntilTestEnds,
  TEST_BRAND,
  testConfig,
  type TestServer,
} from '../../testing/testServer.ts';
import { composeMail } from './mail/composeMail.ts';
import { LETTERS, type MailMessage } from './messages.ts';
import { OutboxStore } from './outbox.store.ts';
import { Outbox } from './outbox.ts';

const LINK = 'https://portal.example/create-password/ln_abc';
const mail: Omit<MailMessage, 'channel'> = {
  letter: 'userCreated',
  to: { name: 'Noor Haddad', address: 'noor@example.com' },
  language: 'ar',
  link: LINK,
  values: {},
};
const sender = { from: 'Jawla <hello@jawla.example>', brand: TEST_BRAND };
const facts = { id: 'message-1', at: '2026-05-04T03:02:01.000Z' };

const start = async (changes: Partial<Config> = {}, dataDir?: string) =>
  startUntilTestEnds(testConfig(dataDir ?? (await makeDataDir()), changes));

async function post({ services }: TestServer, changes: Partial<MailMessage> = {}): Promise<void> {
  await services.db
    .transaction()
    .execute((transaction) => services.outbox.addMail({ ...mail, ...changes }, transaction));
  services.outbox.wake();
}

/** Makes all retries due immediately. */
async function makeRetriesDue({ services }: TestServer): Promise<void> {
  await services.db.updateTable('outbox').set({ due_at: services.clock.now() }).execute();
  services.outbox.wake();
}

const waiting = ({ services }: TestServer) =>
  services.db.selectFrom('outbox').selectAll().execute();

interface MailServer {
  readonly url: string;
  readonly port: number;
  readonly received: Buffer[];
  /** Status codes that the server sends for the next recipients instead of accepting them. */
  readonly refusals: number[];
}

async function startMailServer(port = 0): Promise<MailServer> {
  const received: Buffer[] = [];
  const refusals: number[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, callback) {
      const responseCode = refusals.shift();
      callback(responseCode ? Object.assign(new Error('No'), { responseCode }) : null);
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        callback();
      });
    },
  });
  const listening = await new Promise<number>((resolve) => {
    const net = smtp.listen(port, '127.0.0.1', () => resolve(portOf(net.address())));
  });
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(resolve)));
  return { url: `smtp://127.0.0.1:${listening}`, port: listening, received, refusals };
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}

describe('a mail', () => {
  it.each(LETTERS)(
    '%s has the same parts in every language, as text and as HTML',
    async (letter) => {
      const { raw } = await composeMail({ channel: 'mail', ...mail, letter }, facts, sender);
      const { subject = '', text = '', html = '', from, to, headers } = await PostalMime.parse(raw);
      expect(from).toEqual({ name: 'Jawla', address: 'hello@jawla.example' });
      expect(to).toEqual([{ name: 'Noor Haddad', address: 'noor@example.com' }]);
      expect(subject).toMatch(/[\u0600-\u06ff].* · .*[a-z]/);
      for (const language of LANGUAGES) expect(text).toContain(`${LINK}?lang=${language}\n`);
      expect(html).toContain('<html lang="ar" dir="rtl">');
      expect(html).toMatch(/lang="ar" dir="rtl"[^>]*>[^]*lang="en" dir="ltr"/);
      // A button, and its URL by hand, in the language of its words.
      const blocks = html.split('<h1').slice(1);
      for (const [index, language] of (['ar', 'en'] as const).entries()) {
        expect(blocks[index]?.split(`${LINK}?lang=${language}`)).toHaveLength(3);
      }
      // The heading of each part is its subject.
      const headings = [...html.matchAll(/<h1[^>]*>([^<]*)<\/h1>/g)].map(([, heading]) => heading);
      expect(headings).toEqual(subject.split(' · '));
      expect(html).toContain('prefers-color-scheme: dark');
      expect(`${subject}${text}${html}`).not.toContain('%{');
      expect(headers).toContainEqual(
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      );
    },
  );

  it.each(['userCreated', 'teamInvited'] as const)(
    '%s of an older server, which does not say who invites, has whole sentences',
    async (letter) => {
      const { raw } = await composeMail({ channel: 'mail', ...mail, letter }, facts, sender);
      const { text, html } = await PostalMime.parse(raw);
      for (const part of [text, html]) expect(part).not.toMatch(/has invited you|وصلتك من/);
    },
  );

  it('is safe from header injection and HTML injection by user input', async () => {
    const name = 'Eve\r\nBcc: all@example.com\r\n\r\n<img src=x onerror=alert(1)>';
    const project = '"><script>alert(1)</script>\r\nX-Evil: yes';
    const { raw } = await composeMail(
      {
        channel: 'mail',
        ...mail,
        letter: 'filesHandedIn',
        to: { name, address: 'eve@example.com' },
        values: { project, sender: 'a\u202eb', folder: 'f', count: '1', megabytes: '2' },
      },
      facts,
      sender,
    );
    const parsed = await PostalMime.parse(raw);
    const keys = parsed.headers.map(({ key }) => key);
    expect(keys).not.toContain('bcc');
    expect(keys).not.toContain('x-evil');
    expect(parsed.to).toHaveLength(1);
    expect(parsed.html).not.toMatch(/<(?:img|script)/);
    expect(parsed.text).not.toContain('\u202e');
  });

  it('has localized dates and folder names in the part of each language', async () => {
    const compose = async (letter: MailMessage['letter'], values: MailMessage['values']) => {
      const message = { channel: 'mail', ...mail, letter, values } as const;
      const { raw } = await composeMail(message, facts, sender);
      return PostalMime.parse(raw);
    };
    const published = await compose('tourPublished', { project: 'Villa', day: '2026-09-05' });
    expect(published.text).toContain('dated \u20685 Sep 2026\u2069 is ready');
    expect(published.text).toContain('بتاريخ \u20685 سبتمبر 2026\u2069 جاهزة');
    const folder = FOOTAGE_FOLDERS.missing;
    const received = await compose('filesHandedIn', { project: 'Villa', folder });
    expect(received.text).toContain('(\u2068missing photos\u2069)');
    expect(received.text).toContain('(\u2068صور ناقصة\u2069)');
  });

  it('is written to a folder when no SMTP server is configured', async () => {
    const server = await start();
    await post(server);
    const { subject } = await mailTo(server.dataDir, 'noor@example.com');
    expect(subject).toContain('جولة');
    await eventually(async () => expect(await waiting(server)).toEqual([]));
    const names = await readdir(join(server.dataDir, 'outbox/mail'));
    expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\.eml$/)]);
  });

  it('is not sent when its transaction is rolled back', async () => {
    const server = await start();
    const { services } = server;
    const failing = services.db.transaction().execute(async (transaction) => {
      await services.outbox.addMail(mail, transaction);
      throw new Error('Changed my mind');
    });
    await expect(failing).rejects.toThrow('Changed my mind');
    await post(server, { to: { name: 'Other', address: 'other@example.com' } });
    await mailTo(server.dataDir, 'other@example.com');
    expect(await mailsTo(server.dataDir, 'noor@example.com')).toEqual([]);
  });
});

describe('an SMTP server', () => {
  it('receives a mail', async () => {
    const smtp = await startMailServer();
    const server = await start({ smtpUrl: smtp.url, mailFrom: sender.from });
    await post(server);
    await eventually(async () => expect(await waiting(server)).toEqual([]));
    expect(smtp.received).toHaveLength(1);
    const { from } = await PostalMime.parse(smtp.received[0] ?? '');
    expect(from?.address).toBe('hello@jawla.example');
  });

  it('that is busy receives a retry with the same Message-ID', async () => {
    const smtp = await startMailServer();
    smtp.refusals.push(451, 421);
    const server = await start({ smtpUrl: smtp.url });
    await post(server);
    await eventually(async () => {
      await makeRetriesDue(server);
      expect(smtp.received).toHaveLength(1);
    });
    const log = server.logLines.join('\n');
    expect(log).toContain('message not sent');
    expect(log).not.toContain('noor@example.com');
    const [id = ''] = /"message":"([0-9a-f-]+)"/.exec(log)?.slice(1) ?? [];
    expect((await PostalMime.parse(smtp.received[0] ?? '')).messageId).toContain(id);
  });

  it('that rejects a mail permanently gets no retry', async () => {
    const smtp = await startMailServer();
    smtp.refusals.push(550);
    const server = await start({ smtpUrl: smtp.url });
    await post(server);
    await eventually(async () => expect(await waiting(server)).toEqual([]));
    expect(smtp.received).toEqual([]);
    expect(server.logLines.join('\n')).toContain('message refused');
  });

  it('that is unavailable receives the mail after both servers have restarted', async () => {
    const dataDir = await makeDataDir();
    const first = await start({ smtpUrl: 'smtp://127.0.0.1:1' }, dataDir);
    await post(first);
    await eventually(async () => expect(first.logLines.join('\n')).toContain('message not sent'));
    await first.stop();

    const smtp = await startMailServer();
    const second = await start({ smtpUrl: smtp.url }, dataDir);
    await makeRetriesDue(second);
    await eventually(async () => expect(smtp.received).toHaveLength(1));
  });

  it('does not receive expired mails', async () => {
    const smtp = await startMailServer();
    const server = await start({ smtpUrl: smtp.url });
    const { db, clock, outbox } = server.services;
    await db.transaction().execute(async (transaction) => {
      const id = await outbox.addMail(mail, transaction);
      const expired = { expires_at: clock.in(-1) };
      await transaction.updateTable('outbox').set(expired).where('id', '=', id).execute();
    });
    outbox.wake();
    await eventually(async () => expect(await waiting(server)).toEqual([]));
    expect(smtp.received).toEqual([]);
  });
});

describe('two processes that share an outbox', () => {
  it('send each message once', async () => {
    const server = await start({ smtpUrl: 'smtp://127.0.0.1:1' });
    const { db, clock, log } = server.services;
    await server.services.jobs.stop();
    const sent: string[] = [];
    const note = (_: unknown, { id }: { id: string }) => {
      sent.push(id);
      return Promise.resolve();
    };
    const delivery = { deliver: note, close: () => undefined };
    const transports = { mail: delivery, sms: delivery };
    const outboxes = [1, 2].map(
      () => new Outbox(new OutboxStore(db, clock), clock, log, transports, () => undefined),
    );
    await db.transaction().execute(async (transaction) => {
      for (let count = 0; count < 40; count += 1) {
        await server.services.outbox.addMail(mail, transaction);
      }
    });
    const { signal } = new AbortController();
    await Promise.all(outboxes.map((outbox) => outbox.send('mail', signal)));
    expect(await waiting(server)).toEqual([]);
    expect(sent).toHaveLength(40);
    expect(new Set(sent).size).toBe(40);
  });
});

describe('an SMS', () => {
  const SECRET = `whsec_${Buffer.from('a secret of the tests').toString('base64')}`;

  async function text({ services }: TestServer): Promise<void> {
    await services.db
      .transaction()
      .execute((transaction) =>
        services.outbox.addSms({ to: '+962790000001', text: 'مرحبًا 123456' }, 600, transaction),
      );
    services.outbox.wake();
  }

  it('is written to a file when no webhook is configured', async () => {
    const server = await start();
    await text(server);
    await eventually(async () =>
      expect(await smsTo(server.dataDir, '+962790000001')).toMatchObject([
        { text: 'مرحبًا 123456' },
      ]),
    );
  });

  it('is sent to the webhook with a signature, and retried after 503 and 429, but not after 400', async () => {
    const statuses = [503, 429, 200, 400];
    const calls: { body: string; headers: Record<string, unknown> }[] = [];
    const webhook = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        calls.push({ body, headers: request.headers });
        response.writeHead(statuses[calls.length - 1] ?? 200).end();
      });
    });
    await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void webhook.close());
    const url = `http://127.0.0.1:${portOf(webhook.address())}/sms`;
    const server = await start({ smsWebhookUrl: url, smsWebhookSecret: SECRET });

    await text(server);
    await eventually(async () => {
      await makeRetriesDue(server);
      expect(await waiting(server)).toEqual([]);
    });
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    for (const { body, headers } of calls) {
      expect(JSON.parse(body)).toEqual({
        to: '+962790000001',
        text: 'مرحبًا 123456',
        at: expect.stringMatching(/Z$/),
      });
      const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
      const mac = createHmac('sha256', 'a secret of the tests').update(signed).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${mac}`);
    }

    await text(server);
    await eventually(async () => expect(await waiting(server)).toEqual([]));
    expect(server.logLines.join('\n')).toContain('message refused');
  });
});
