/** What the environment says, read once at the start. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Language } from '@jawla/contract/limits';
import { PASSWORD_COST, type PasswordCost } from '../domains/auth/passwords.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import { describeSharedCookies, type Origins } from '../platform/base/origins.ts';
import { TIMING, type Timing } from '../platform/base/timing.ts';
import type { S3Config } from '../platform/files/s3Config.ts';
import { readVariables } from './variables.ts';

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
  /** How long a replaced tour can be restored, in days. */
  readonly keepDays: number;
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

const ROOT = join(import.meta.dirname, '../../../..');
const DEFAULT_PORT = 4000;
const KEEP_DAYS = 30;
/** Where Vite shows the portal while it is worked on. */
const DEV_PORTAL = 'http://localhost:5173';
/** Clients of `DEMO=many`: some pages. */
const MANY = 40;

/**
 * @param options.dev the portal's files come from elsewhere
 * @throws OperatorError when a variable makes no sense
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  options: { dev: boolean },
): Config {
  const values = readVariables(env);
  return {
    port: values.PORT ?? DEFAULT_PORT,
    host: values.HOST ?? '127.0.0.1',
    dataDir: resolve(values.DATA_DIR ?? join(ROOT, 'data')),
    databaseUrl: values.DATABASE_URL,
    s3: s3Config(values),
    portalUrl: values.PORTAL_URL ?? (options.dev ? DEV_PORTAL : undefined),
    toursUrl: values.TOURS_URL,
    portalFiles: options.dev
      ? undefined
      : resolve(values.PORTAL_DIR ?? join(ROOT, 'apps/portal/dist')),
    demo: values.DEMO !== '0',
    demoCrowd: crowdOf(values.DEMO),
    proxies: values.TRUST_PROXY ?? 0,
    keepDays: values.KEEP_TOURS_DAYS ?? KEEP_DAYS,
    metricsPort: values.METRICS_PORT,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    smsWebhookUrl: values.SMS_WEBHOOK_URL,
    smsWebhookSecret: values.SMS_WEBHOOK_SECRET,
    brand: {
      en: values.BRAND_NAME ?? 'Jawla',
      ar: values.BRAND_NAME_AR ?? 'جولة',
    },
    readableLog: values.LOG === undefined ? process.stdout.isTTY : values.LOG === 'readable',
    timing: TIMING,
    passwordCost: PASSWORD_COST,
  };
}

/** `undefined` when no bucket is named: files are stored in folders then. */
function s3Config(values: ReturnType<typeof readVariables>): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = values;
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = values;
  if (bucket === undefined) {
    if (endpoint === undefined) return undefined;
    throw new OperatorError(
      'S3_ENDPOINT is set and S3_BUCKET is not. Name the bucket, or neither.',
    );
  }
  if ((id === undefined) !== (secret === undefined)) {
    throw new OperatorError(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; one is missing.',
    );
  }
  const prefix = (values.S3_PREFIX ?? '').replaceAll(/^\/+|\/+$/g, '');
  return {
    bucket,
    endpoint,
    region: values.S3_REGION ?? 'us-east-1',
    isPathStyle: values.S3_PATH_STYLE ?? endpoint !== undefined,
    keys: id !== undefined && secret !== undefined ? { id, secret } : undefined,
    prefix: prefix === '' ? '' : `${prefix}/`,
  };
}

function crowdOf(demo: string | undefined): number {
  if (demo === 'many') return MANY;
  const count = Number(demo ?? 0);
  return count === 1 ? 0 : count;
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
