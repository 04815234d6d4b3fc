/** Environment variables: meaning, schema and default. The tables in docs/deployment.md are generated from them. */
import * as z from 'zod/mini';
import { OperatorError } from '../platform/base/operatorError.ts';
import { isLoopback } from '../platform/base/origins.ts';

type Schema = z.ZodMiniType<unknown, string>;

interface Variable<Read extends Schema = Schema> {
  /** Markdown, as is `fallback`. */
  readonly meaning: string;
  readonly fallback: string;
  readonly schema: Read;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Variables = Readonly<Record<string, Variable>>;
/** `undefined` stands for a variable that is unset or empty. */
type Values<Table extends Variables> = {
  readonly [Name in keyof Table]: z.output<Table[Name]['schema']> | undefined;
};

const DEMO_MAX = 10_000;
const KEEP_DAYS_MAX = 3650;
const FOOTAGE_GB_MAX = 1_000_000;

const text = z.string();
/** The error message contains the value, so use it only for values that contain no password. */
const textThat = (isValid: (value: string) => boolean, requirement: string) =>
  text.check(z.refine(isValid, { error: ({ input }) => `is "${String(input)}"; ${requirement}` }));
const url = (...protocols: readonly `${string}:`[]) =>
  text.check(
    z.refine(
      (value) => URL.canParse(value) && protocols.some((one) => new URL(value).protocol === one),
      {
        error: `is not a URL that begins with ${protocols.map((one) => `${one}//`).join(' or ')}`,
      },
    ),
  );
const origin = (isOrigin: (value: string) => boolean) =>
  z.pipe(
    textThat(isOrigin, 'it has to be an origin such as https://example.com'),
    z.transform((value: string) => new URL(value).origin),
  );
/** A whole number from 0 to `max`, without more digits than that. */
const integer = (max: number, requirement: string) =>
  z.pipe(
    textThat(
      (value) => /^\d+$/.test(value) && value.length <= String(max).length && Number(value) <= max,
      requirement,
    ),
    z.transform(Number),
  );
const port = integer(65_535, 'it has to be a port number');

export const NETWORK = {
  PORT: { meaning: 'Port to listen on; `0` takes a free one', fallback: '`4000`', schema: port },
  HOST: {
    meaning: 'Interface to listen on; `0.0.0.0` for all',
    fallback: '`127.0.0.1`',
    schema: text,
  },
  PORTAL_URL: {
    meaning: 'Origin of the portal, as browsers see it',
    fallback: '`http://localhost:PORT`',
    schema: origin(isOrigin),
  },
  TOURS_URL: {
    meaning: 'Origin of the tours, as browsers see it: other hosts',
    fallback: '`http://*.tours.localhost:PORT`',
    schema: origin((value) => isOrigin(value.replace('://*.', '://'))),
  },
  TRUST_PROXY: {
    meaning: 'Number of proxies that append to `X-Forwarded-For`, 0 to 9',
    fallback: '`0`',
    schema: integer(9, 'it has to be the number of proxies in front, 0 to 9'),
  },
  METRICS_PORT: {
    meaning: 'Port of the Prometheus metrics, at `/metrics`',
    fallback: 'Not served',
    schema: port,
  },
  PORTAL_DIR: {
    meaning: 'Folder of the built portal',
    fallback: '`apps/portal/dist`',
    schema: text,
  },
} as const satisfies Variables;

export const DATA = {
  DATA_DIR: {
    meaning: 'Folder of all data, or of uploads in progress',
    fallback: '`./data`',
    schema: text,
  },
  DATABASE_URL: {
    meaning: '`postgresql://user:password@host:5432/name`',
    fallback: 'SQLite below `DATA_DIR`',
    schema: url('postgresql:', 'postgres:'),
  },
  S3_BUCKET: {
    meaning: 'Existing bucket for tours, covers and footage',
    fallback: 'Folders below `DATA_DIR`',
    schema: textThat(
      (value) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(value),
      'it has to be the name of a bucket',
    ),
  },
  S3_ENDPOINT: {
    meaning: 'URL of an S3-compatible store',
    fallback: 'Amazon S3',
    schema: url('https:', 'http:'),
  },
  S3_REGION: { meaning: 'Region of the bucket', fallback: '`us-east-1`', schema: text },
  S3_ACCESS_KEY_ID: {
    meaning: 'Credentials, with `S3_SECRET_ACCESS_KEY`',
    fallback: '`AWS_…`, or the role',
    schema: text,
  },
  S3_SECRET_ACCESS_KEY: {
    meaning: 'Belongs to `S3_ACCESS_KEY_ID`',
    fallback: 'As there',
    schema: text,
  },
  S3_PATH_STYLE: {
    meaning: '`1`: bucket in the path; `0`: before the host',
    fallback: '`1` with an endpoint',
    schema: z.pipe(
      textThat((value) => /^[01]$/.test(value), 'it has to be 0 or 1'),
      z.transform((value: string) => value === '1'),
    ),
  },
  S3_PREFIX: {
    meaning: 'Prefix of every key, for a shared bucket',
    fallback: 'None',
    schema: text,
  },
  KEEP_TOURS_DAYS: {
    meaning: 'Days for which a replaced tour can be restored',
    fallback: '`30`',
    schema: integer(KEEP_DAYS_MAX, `it has to be a number of days, 0 to ${KEEP_DAYS_MAX}`),
  },
  KEEP_ACTIVITY_DAYS: {
    meaning: 'Days for which admins can see who changed what',
    fallback: '`400`',
    schema: integer(KEEP_DAYS_MAX, `it has to be a number of days, 0 to ${KEEP_DAYS_MAX}`),
  },
  TRASH_DAYS: {
    meaning: 'Days for which a deleted client, project, date or pilot can be restored',
    fallback: '`30`',
    schema: integer(KEEP_DAYS_MAX, `it has to be a number of days, 0 to ${KEEP_DAYS_MAX}`),
  },
  FOOTAGE_GB: {
    meaning: 'Space planned for uploaded files, in GB: admins are warned at 80 and 90 % of it',
    fallback: 'The disk; none with a bucket',
    schema: integer(FOOTAGE_GB_MAX, `it has to be a number of GB, 0 to ${FOOTAGE_GB_MAX}`),
  },
  DEMO: {
    meaning:
      '`1`: demo data; `many` or a number: more clients; `0`: none. The password of demo accounts is published',
    fallback: '`1` if only this machine reaches the portal, or else `0`',
    schema: textThat(
      (value) => /^(?:many|\d{1,5})$/.test(value) && !(Number(value) > DEMO_MAX),
      `it has to be 0, 1, many, or a number up to ${DEMO_MAX}`,
    ),
  },
} as const satisfies Variables;

export const LOGIN = {
  OIDC_ISSUER: {
    meaning: 'URL of an OpenID provider, without `/.well-known/…`',
    fallback: 'No single sign-on',
    schema: textThat(
      isIssuer,
      'it has to be a URL that begins with https://, or http:// on this machine',
    ),
  },
  OIDC_CLIENT_ID: {
    meaning: 'Id of the portal at the provider',
    fallback: 'Needed',
    schema: text,
  },
  OIDC_CLIENT_SECRET: { meaning: 'Its secret', fallback: 'Needed', schema: text },
  OIDC_NAME: {
    meaning: 'Name of the provider, on the button “Continue with …”',
    fallback: 'Its host',
    schema: text,
  },
  OIDC_NAME_AR: { meaning: 'The same in Arabic', fallback: '`OIDC_NAME`', schema: text },
  OIDC_SCOPES: {
    meaning: 'Scopes to request; add `offline_access` where refresh tokens need it',
    fallback: '`openid email profile`',
    schema: textThat(
      (value) => value.split(/\s+/).includes('openid'),
      'it has to contain the scope openid',
    ),
  },
  OIDC_TRUSTED_DOMAINS: {
    meaning:
      'Domains, separated by commas, whose verified addresses at the provider log in to the account with the same address',
    fallback: 'None',
    schema: textThat(
      (value) => value.split(',').every((domain) => /^[^\s@*,]+\.[^\s@*,]+$/.test(domain.trim())),
      'it has to be domains such as example.com, separated by commas',
    ),
  },
  OIDC_ADMIN_CLAIM: {
    meaning: '`claim=value` of admins, such as `groups=jawla-admins`: gives and takes the role',
    fallback: 'Roles as in the portal',
    schema: claim(),
  },
  OIDC_STAFF_CLAIM: {
    meaning: 'The same of staff',
    fallback: 'Roles as in the portal',
    schema: claim(),
  },
  PASSWORD_LOGIN: {
    meaning: '`0`: the provider is the only way to log in',
    fallback: '`1`',
    schema: z.pipe(
      textThat((value) => /^[01]$/.test(value), 'it has to be 0 or 1'),
      z.transform((value: string) => value === '1'),
    ),
  },
} as const satisfies Variables;

export const MESSAGES = {
  SMTP_URL: {
    meaning: '`smtp://user:password@host:port` or `smtps://…`',
    fallback: 'See below',
    schema: url('smtp:', 'smtps:'),
  },
  MAIL_FROM: {
    meaning: '`From:` of mails',
    fallback: '`no-reply@` the portal’s host',
    schema: textThat(isSender, 'it has to be a mail address'),
  },
  SMS_WEBHOOK_URL: {
    meaning: 'Receives `{"to","text","at"}` for each text message',
    fallback: 'See below',
    schema: url('https:', 'http:'),
  },
  SMS_WEBHOOK_SECRET: {
    meaning: 'Signs webhook requests (Standard Webhooks)',
    fallback: 'Unsigned',
    schema: text,
  },
  BRAND_NAME: {
    meaning: 'Name of the brand in mails and text messages',
    fallback: '`Jawla`',
    schema: text,
  },
  BRAND_NAME_AR: { meaning: 'The same in Arabic', fallback: '`جولة`', schema: text },
  LOG: {
    meaning: '`readable`, or `json` (one line per event)',
    fallback: '`readable` on a terminal',
    schema: text,
  },
} as const satisfies Variables;

/**
 * Reads and validates all environment variables.
 *
 * @throws {OperatorError} If a variable is invalid.
 */
export function readVariables(env: Environment) {
  return {
    ...read(NETWORK, env),
    ...read(DATA, env),
    ...read(LOGIN, env),
    ...read(MESSAGES, env),
  };
}

function read<Table extends Variables>(table: Table, env: Environment): Values<Table>;
function read(table: Variables, env: Environment) {
  return Object.fromEntries(
    Object.entries(table).map(([name, { schema }]) => {
      const result = z.safeParse(z.optional(schema), env[name] || undefined);
      if (result.success) return [name, result.data];
      throw new OperatorError(`${name} ${result.error.issues[0]?.message ?? 'is not valid'}.`);
    }),
  );
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, username } = new URL(value);
  const isPlain = pathname === '/' && search === '' && username === '';
  return /^https?:$/.test(protocol) && isPlain && !hostname.includes('*');
}

function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, search, hash } = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSafe && search === '' && hash === '';
}

/** `claim=value`; the value may contain further signs of equality. */
function claim() {
  return z.pipe(
    textThat((value) => /^[^=\s]+=.+$/.test(value), 'it has to be claim=value'),
    z.transform((value: string) => {
      const at = value.indexOf('=');
      return { name: value.slice(0, at), value: value.slice(at + 1) };
    }),
  );
}

/** Whether a text is an e-mail address, optionally with a display name before it and angle brackets. */
function isSender(value: string): boolean {
  const address = /<([^<>]+)>\s*$/.exec(value)?.[1] ?? value;
  return /^[^\s@<>]+@[^\s@<>]+$/.test(address) && !/[\r\n]/.test(value);
}
