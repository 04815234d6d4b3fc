import { parseArgs } from 'node:util';
import { fullName } from '@jawla/contract/fullName';
import { hasPortalFiles, readConfig } from '../app/config.ts';
import { startServer } from '../app/server.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../demo/people.ts';
import { jsonLog, readableLog } from '../platform/base/log.ts';
import { isLoopback } from '../platform/base/origins.ts';
import { outboxPlaces } from '../platform/outbox/openOutbox.ts';

/** `jawla start`: runs the server until SIGINT or SIGTERM. */
export async function start(rest: string[]): Promise<void> {
  const { values } = parseArgs({
    args: rest,
    options: { dev: { type: 'boolean', default: false } },
  });
  const config = readConfig(process.env, { dev: values.dev });
  // Without a listener, an `error` event would end the process.
  process.stdout.on('error', ignoreBrokenPipe);
  const log = config.readableLog ? readableLog() : jsonLog();
  const running = await startServer(config, log, async (services) => {
    if (!config.demo) return;
    const { seedDemo } = await import('../demo/seed.ts');
    await seedDemo(services, config.demoCrowd);
  });

  // Before the URLs are printed: a script that reads them may stop the server immediately.
  let stopping = false;
  const stop = () => {
    // A second Ctrl-C exits immediately.
    if (stopping) process.exit(1);
    stopping = true;
    void running.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const lines = ['', `  Portal   ${running.origins.portal}`, `  Tours    ${running.origins.tours}`];
  if (!values.dev && !hasPortalFiles(config)) {
    lines.push('  The portal is not built yet: npm run build');
  }
  if (!running.services.bridge) {
    lines.push('  The bridge for tours is not built yet: npm run build');
  }
  const places = outboxPlaces(config.dataDir);
  if (config.smtpUrl === undefined) lines.push(`  Mails    ${places.mail} (no SMTP_URL is set)`);
  if (config.smsWebhookUrl === undefined) {
    lines.push(`  SMS      ${places.sms} (no SMS_WEBHOOK_URL is set)`);
  }
  if (config.demo) {
    lines.push('', `  Demo accounts, password ${DEMO_PASSWORD}`);
    if (!isLoopback(new URL(running.origins.portal).hostname)) {
      lines.push(
        '  This password is published: everybody who reaches the portal can log in as its admin.',
      );
    }
    lines.push(
      ...DEMO_PEOPLE.map(
        ({ email, isAdmin, ...person }) =>
          `    ${email.padEnd(28)} ${isAdmin ? 'admin' : 'client'}, ${fullName(person)}`,
      ),
    );
  }
  const { firstAdminLinks, processes } = running.services;
  const secret = await firstAdminLinks.make(processes.id);
  if (secret !== undefined) lines.push('', ...firstAdminLines(running.origins.portal, secret));
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

/** Printed rather than logged. Browsers send no fragment, so the secret is in no request and no referrer. */
function firstAdminLines(portal: string, secret: string): string[] {
  return [
    '  There is no account yet. Create the first admin here, before anybody else does:',
    `    ${portal}/first-admin#${secret}`,
    '  The link works once, until this server stops.',
  ];
}

/** The reader of the log may close the pipe before the server stops. */
function ignoreBrokenPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
