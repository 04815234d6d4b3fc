/** Configuration from environment variables, read once at start-up. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { domainToASCII } from 'node:url';
import type { Language } from '@jawla/contract/limits';
import { PASSWORD_COST, type PasswordCost } from '../domains/auth/passwords.ts';
import type { SsoConfig } from '../domains/sso/ssoProvider.ts';
import type { SystemSettings } from '../domains/system/systemStatus.ts';
import { OperatorError } from '../platform/base/operatorError.ts';
import { describeSharedCookies, isLoopback, type Origins } from '../platform/base/origins.ts';
import { TIMING, type Timing } from '../platform/base/timing.ts';
import type { S3Config } from '../platform/files/s3Config.ts';
import { readVariables } from './variables.ts';

export interface Config {
  /** 0 selects a free port. */
  readonly port: number;
  /** Address to listen on; the loopback interface by default: a first start in a public network is no open server. */
  readonly host: string;
  /** Absolute path of the folder that holds the database, tours and covers. */
  readonly dataDir: string;
  /** URL of a PostgreSQL database; without it, the server uses an SQLite file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Bucket for tours, covers and footage; without it, they are stored in folders below `dataDir`. */
  readonly s3: S3Config | undefined;
  /** Public URL of the portal; derived from the port by default. */
  readonly portalUrl: string | undefined;
  /** Public URL of the tours. With `*` as the first label of the host, each project's tours have their own origin. */
  readonly toursUrl: string | undefined;
  /** Folder of the built portal; `undefined` if another server (Vite) serves it. */
  readonly portalFiles: string | undefined;
  readonly demo: boolean;
  /** Number of demo clients in addition to the named ones. */
  readonly demoCrowd: number;
  /** Number of trusted proxies, each of which appends an address to `X-Forwarded-For`. */
  readonly proxies: number;
  /** How long a replaced tour can be restored, in days. */
  readonly keepDays: number;
  /** How long activity is kept, in days. */
  readonly activityDays: number;
  /** How long the trash can be restored, in days. */
  readonly trashDays: number;
  /** Space planned for footage, in bytes; `undefined`: as much as the disk has. */
  readonly footageBytes: number | undefined;
  /** Port of the Prometheus metrics; `undefined` disables them. */
  readonly metricsPort: number | undefined;
  /** URL of the mail server, `smtp://user:password@host:port`; without it, mails are written to a folder. */
  readonly smtpUrl: string | undefined;
  /** The `From:` header of mails; the default is an address at the portal's host. */
  readonly mailFrom: string | undefined;
  /** URL of a webhook for text messages; without it, they are written to a file. */
  readonly smsWebhookUrl: string | undefined;
  /** Key that signs requests to the webhook: base64, with an optional `whsec_` prefix. */
  readonly smsWebhookSecret: string | undefined;
  /** Provider of single sign-on; `undefined` without one. */
  readonly sso: SsoConfig | undefined;
  /** Whether people log in by password or phone. */
  readonly passwordLogin: boolean;
  /** Name of the brand in mails and text messages. */
  readonly brand: Readonly<Record<Language, string>>;
  /** Writes the log in a readable form instead of JSON. */
  readonly readableLog: boolean;
  readonly timing: Timing;
  /** Cost of a password hash. It is not configurable; tests lower it. */
  readonly passwordCost: PasswordCost;
}

const ROOT = join(import.meta.dirname, '../../../..');
const DEFAULT_PORT = 4000;
const KEEP_DAYS = 30;
const ACTIVITY_DAYS = 400;
const GIGA = 1_000_000_000;
/** URL of the portal in Vite's development server. */
const DEV_PORTAL = 'http://localhost:5173';
/** Number of clients with `DEMO=many`: several pages of the client list. */
const MANY = 40;

/**
 * Reads the configuration from environment variables.
 *
 * @param options.dev - Another server (Vite) serves the portal.
 * @throws {OperatorError} If a variable is invalid.
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
    demo: values.DEMO === undefined ? isOwnMachine(values) : values.DEMO !== '0',
    demoCrowd: crowdOf(values.DEMO),
    proxies: values.TRUST_PROXY ?? 0,
    keepDays: values.KEEP_TOURS_DAYS ?? KEEP_DAYS,
    activityDays: values.KEEP_ACTIVITY_DAYS ?? ACTIVITY_DAYS,
    trashDays: values.TRASH_DAYS ?? KEEP_DAYS,
    footageBytes: values.FOOTAGE_GB === undefined ? undefined : values.FOOTAGE_GB * GIGA,
    metricsPort: values.METRICS_PORT,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    smsWebhookUrl: values.SMS_WEBHOOK_URL,
    smsWebhookSecret: values.SMS_WEBHOOK_SECRET,
    sso: ssoConfig(values),
    passwordLogin: values.PASSWORD_LOGIN ?? true,
    brand: {
      en: values.BRAND_NAME ?? 'Jawla',
      ar: values.BRAND_NAME_AR ?? 'جولة',
    },
    readableLog: values.LOG === undefined ? process.stdout.isTTY : values.LOG === 'readable',
    timing: TIMING,
    passwordCost: PASSWORD_COST,
  };
}

/** Whether only this machine reaches the portal: elsewhere the demo has to be asked for. The password of the demo accounts is published. */
function isOwnMachine(values: ReturnType<typeof readVariables>): boolean {
  const { HOST, PORTAL_URL, TRUST_PROXY = 0 } = values;
  if (TRUST_PROXY > 0) return false;
  const hosts = [HOST ?? 'localhost', new URL(PORTAL_URL ?? DEV_PORTAL).hostname];
  return hosts.every(isLoopback);
}

/** Returns `undefined` without a bucket: files are then stored in folders. */
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

/** Returns `undefined` without a provider. */
function ssoConfig(values: ReturnType<typeof readVariables>): SsoConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values;
  const { OIDC_CLIENT_SECRET: clientSecret } = values;
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) {
    if (values.PASSWORD_LOGIN !== false) return undefined;
    throw new OperatorError(
      'PASSWORD_LOGIN is 0 and there is no OIDC_ISSUER: nobody could log in.',
    );
  }
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    throw new OperatorError(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together; one is missing.',
    );
  }
  const name = values.OIDC_NAME ?? new URL(issuer).host;
  return {
    issuer,
    clientId,
    clientSecret,
    name: { en: name, ar: values.OIDC_NAME_AR ?? name },
    scopes: values.OIDC_SCOPES ?? 'openid email profile',
    trustedDomains: (values.OIDC_TRUSTED_DOMAINS ?? '')
      .split(',')
      .map((domain) => domainToASCII(domain.trim().toLowerCase()))
      .filter((domain) => domain !== ''),
    adminClaim: values.OIDC_ADMIN_CLAIM,
    staffClaim: values.OIDC_STAFF_CLAIM,
  };
}

function crowdOf(demo: string | undefined): number {
  if (demo === 'many') return MANY;
  const count = Number(demo ?? 0);
  return count === 1 ? 0 : count;
}

/**
 * Returns the origins for a port.
 *
 * @throws {OperatorError} If portal and tours share cookies: scripts of a tour could then read or replace the session
 *   cookie.
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

/** What of the configuration the page for admins and `jawla doctor` describe. */
export function systemSettings(config: Config): SystemSettings {
  return {
    filesIn: config.s3 === undefined ? 'folder' : 's3',
    hasSmtp: config.smtpUrl !== undefined,
    hasSmsWebhook: config.smsWebhookUrl !== undefined,
    signsSms: config.smsWebhookSecret !== undefined,
    proxies: config.proxies,
  };
}

export function hasPortalFiles(config: Config): boolean {
  return config.portalFiles !== undefined && existsSync(join(config.portalFiles, 'index.html'));
}
