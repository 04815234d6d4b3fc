/** What the environment says, read once at the start. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Language } from '@jawla/contract/limits';
import { PASSWORD_COST, type PasswordCost } from '../domains/auth/passwords.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import { describeSharedCookies, type Origins } from '../platform/base/origins.ts';
import { TIMING, type Timing } from '../platform/base/timing.ts';
import { readS3Config, type S3Config } from '../platform/files/s3Config.ts';

export interface Config {
  /** 0 takes any free port. */
  readonly port: number;
  /** Address to listen on; the loopback interface by default. */
  readonly host: string;
  /** Absolute path of the folder that holds the database, tours and covers. */
  readonly dataDir: string;
  /** A PostgreSQL database; without it, everything is in a SQLite file below `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** A bucket for tours, covers and footage; without it, they are in folders below `dataDir`. */
  readonly s3: S3Config | undefined;
  /** How browsers reach the portal; made from the port when not given. */
  readonly portalUrl: string | undefined;
  /** With `*` as the first label of the host, each project's tours have an origin of their own. */
  readonly toursUrl: string | undefined;
  /** The portal's built files, or nothing when another server (Vite) has them. */
  readonly portalFiles: string | undefined;
  readonly demo: boolean;
  /** How many more demo clients there are than the named ones. */
  readonly demoCrowd: number;
  /** Number of trusted proxies, each of which adds an address to `X-Forwarded-For`. */
  readonly proxies: number;
  /** Port of the Prometheus metrics; not served if left out. */
  readonly metricsPort: number | undefined;
  /** The mail server, `smtp://user:password@host:port`; without it, mails stay in a folder. */
  readonly smtpUrl: string | undefined;
  /** `From:` of mails; an address at the portal's host when not given. */
  readonly mailFrom: string | undefined;
  /** Takes text messages; without it, they stay in a file. */
  readonly smsWebhookUrl: string | undefined;
  /** Signs what goes to the webhook: base64, with or without `whsec_` before it. */
  readonly smsWebhookSecret: string | undefined;
  /** Name of the brand in mails and text messages. */
  readonly brand: Readonly<Record<Language, string>>;
  /** Log lines for people instead of JSON. */
  readonly readableLog: boolean;
  readonly timing: Timing;
  /** Of one hash. The environment does not change it; tests lower it. */
  readonly passwordCost: PasswordCost;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ROOT = join(import.meta.dirname, '../../../..');
const DEFAULT_PORT = 4000;
/** Where Vite shows the portal while it is worked on. */
const DEV_PORTAL = 'http://localhost:5173';

/**
 * @param options.dev the portal's files come from elsewhere
 * @throws OperatorError when a variable makes no sense
 */
export function readConfig(env: Environment, options: { dev: boolean }): Config {
  const port = readPort('PORT', env['PORT']);
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || join(ROOT, 'data')),
    databaseUrl: readUrl('DATABASE_URL', env['DATABASE_URL'], ['postgresql:', 'postgres:']),
    s3: readS3Config(env),
    portalUrl:
      readOrigin('PORTAL_URL', env['PORTAL_URL']) ?? (options.dev ? DEV_PORTAL : undefined),
    toursUrl: readOrigin('TOURS_URL', env['TOURS_URL'], { wildcard: true }),
    portalFiles: options.dev
      ? undefined
      : resolve(env['PORTAL_DIR'] || join(ROOT, 'apps/portal/dist')),
    demo: env['DEMO'] !== '0',
    demoCrowd: readCrowd(env['DEMO']),
    proxies: readProxies(env['TRUST_PROXY']),
    metricsPort: env['METRICS_PORT'] ? readPort('METRICS_PORT', env['METRICS_PORT']) : undefined,
    smtpUrl: readUrl('SMTP_URL', env['SMTP_URL'], ['smtp:', 'smtps:']),
    mailFrom: readAddress('MAIL_FROM', env['MAIL_FROM']),
    smsWebhookUrl: readUrl('SMS_WEBHOOK_URL', env['SMS_WEBHOOK_URL'], ['https:', 'http:']),
    smsWebhookSecret: env['SMS_WEBHOOK_SECRET'] || undefined,
    brand: {
      en: env['BRAND_NAME'] || 'Jawla',
      ar: env['BRAND_NAME_AR'] || 'جولة',
    },
    readableLog: env['LOG'] === undefined ? process.stdout.isTTY : env['LOG'] === 'readable',
    timing: TIMING,
    passwordCost: PASSWORD_COST,
  };
}

/**
 * The origins for a port.
 *
 * @throws OperatorError when portal and tours share cookies: a tour's scripts could read or replace the session
 */
export function originsFor(config: Config, port: number): Origins {
  const portal = config.portalUrl ?? `http://localhost:${port}`;
  const tours = config.toursUrl ?? `http://*.tours.localhost:${port}`;
  const shared = describeSharedCookies({ portal, tours });
  if (shared !== undefined) {
    throw new OperatorError(
      `PORTAL_URL (${portal}) and TOURS_URL (${tours}) share cookies: ${shared}, and cookies ignore ports. ` +
        'Tours run foreign scripts, so they need hosts of their own, such as portal.example.com and *.tours.example.net.',
    );
  }
  return { portal, tours };
}

export function hasPortalFiles(config: Config): boolean {
  return config.portalFiles !== undefined && existsSync(join(config.portalFiles, 'index.html'));
}

/** `DEMO=many` fills some pages, `DEMO=10000` is for measuring. */
function readCrowd(text: string | undefined): number {
  if (text === 'many') return 40;
  if (text === undefined || /^[01]?$/.test(text)) return 0;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > 10_000) {
    throw new OperatorError(`DEMO is "${text}"; it has to be 0, 1, many, or a number up to 10000.`);
  }
  return count;
}

function readPort(name: string, text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new OperatorError(`${name} is "${text}", which is not a port number.`);
  }
  return port;
}

function readProxies(text: string | undefined): number {
  if (!text) return 0;
  if (!/^[0-9]$/.test(text)) {
    throw new OperatorError(
      `TRUST_PROXY is "${text}"; it has to be the number of proxies in front, 0 to 9.`,
    );
  }
  return Number(text);
}

/** The value is not repeated: it may hold a password. */
function readUrl(
  name: string,
  text: string | undefined,
  protocols: readonly string[],
): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
    throw new OperatorError(`${name} is not a URL that begins with ${starts}.`);
  }
  return text;
}

function readAddress(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const address = /<([^<>]+)>\s*$/.exec(text)?.[1] ?? text;
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(address) || /[\r\n]/.test(text)) {
    throw new OperatorError(`${name} is "${text}", which is not a mail address.`);
  }
  return text;
}

function readOrigin(
  name: string,
  text: string | undefined,
  { wildcard = false } = {},
): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text)) throw new OperatorError(`${name} is "${text}", which is not a URL.`);
  const url = new URL(text);
  const host = wildcard ? url.hostname.replace(/^\*\./, '') : url.hostname;
  const isOrigin = url.pathname === '/' && !url.search && !url.username && !host.includes('*');
  if (!/^https?:$/.test(url.protocol) || !isOrigin) {
    throw new OperatorError(
      `${name} is "${text}"; it has to be an origin such as https://example.com.`,
    );
  }
  return url.origin;
}
