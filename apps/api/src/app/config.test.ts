import { describe, expect, it } from 'vitest';
import { OperatorError } from '../platform/base/operatorError.ts';
import { readConfig } from './config.ts';
import { deploymentDocument } from './variableTables.ts';

describe('the configuration from the environment', () => {
  it.each<[Record<string, string>, RegExp]>([
    [{ PORT: 'four' }, /^PORT is "four"; it has to be a port number\.$/],
    [{ PORT: '70000' }, /^PORT is "70000"/],
    [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY is "yes"; it has to be the number/],
    [{ KEEP_TOURS_DAYS: '9999' }, /^KEEP_TOURS_DAYS is "9999"; it has to be a number of days/],
    [{ METRICS_PORT: 'x' }, /^METRICS_PORT is "x"/],
    [{ DATABASE_URL: 'mysql://user:secret@host' }, /^DATABASE_URL is not a URL that begins with/],
    [{ DEMO: 'lots' }, /^DEMO is "lots"/],
    [{ DEMO: '10001' }, /a number up to 10000/],
    [{ PORTAL_URL: 'example' }, /^PORTAL_URL is "example"/],
    [{ PORTAL_URL: 'https://*.example.com' }, /has to be an origin/],
    [{ TOURS_URL: 'https://example.com/tours' }, /has to be an origin/],
    [{ TOURS_URL: 'https://a.*.example.com' }, /has to be an origin/],
    [{ TOURS_URL: 'https://tours*.example.com' }, /has to be an origin/],
    [{ TOURS_URL: 'https://*.*.example.com' }, /has to be an origin/],
    [{ SMTP_URL: 'mail.example.com' }, /^SMTP_URL is not a URL that begins with smtp/],
    [{ SMS_WEBHOOK_URL: 'ftp://example.com' }, /^SMS_WEBHOOK_URL is not a URL/],
    [{ MAIL_FROM: 'nobody' }, /^MAIL_FROM is "nobody"/],
    [{ S3_ENDPOINT: 'http://localhost:9000' }, /S3_BUCKET is not/],
    [{ S3_BUCKET: 'No Bucket' }, /the name of a bucket/],
    [{ S3_BUCKET: 'tours', S3_ENDPOINT: 'localhost:9000' }, /S3_ENDPOINT is not a URL/],
    [{ S3_BUCKET: 'tours', S3_ACCESS_KEY_ID: 'id' }, /one is missing/],
    [{ OIDC_ISSUER: 'http://login.example.com' }, /^OIDC_ISSUER is "http:.*begins with https/],
    [{ OIDC_ISSUER: 'https://login.example.com' }, /belong together; one is missing/],
    [{ OIDC_TRUSTED_DOMAINS: '@example.com' }, /^OIDC_TRUSTED_DOMAINS is .* domains such as/],
    [{ OIDC_TRUSTED_DOMAINS: '*.example.com' }, /^OIDC_TRUSTED_DOMAINS is/],
    [{ OIDC_ADMIN_CLAIM: 'admins' }, /^OIDC_ADMIN_CLAIM is "admins"; it has to be claim=value/],
    [{ OIDC_SCOPES: 'email' }, /the scope openid/],
    [{ PASSWORD_LOGIN: '0' }, /nobody could log in/],
    [{ S3_BUCKET: 'tours', S3_PATH_STYLE: 'yes' }, /S3_PATH_STYLE is "yes"; it has to be 0 or 1/],
  ])('is rejected for %j with an error without passwords', (env, message) => {
    const reading = () => readConfig(env, { dev: false });
    expect(reading).toThrow(OperatorError);
    expect(reading).toThrow(message);
    expect(reading).not.toThrow(/secret@/);
  });

  it('has a provider of single sign-on', () => {
    const given = {
      OIDC_ISSUER: 'https://login.example.com/realms/a',
      OIDC_CLIENT_ID: 'jawla',
      OIDC_CLIENT_SECRET: 'secret',
    };
    expect(readConfig(given, { dev: false })).toMatchObject({
      passwordLogin: true,
      sso: {
        name: { en: 'login.example.com', ar: 'login.example.com' },
        scopes: 'openid email profile',
        trustedDomains: [],
      },
    });
    const more = {
      ...given,
      OIDC_NAME: 'Contoso',
      OIDC_TRUSTED_DOMAINS: 'Example.COM, جولة.example',
      OIDC_ADMIN_CLAIM: 'groups=cn=admins,dc=example',
      PASSWORD_LOGIN: '0',
    };
    expect(readConfig(more, { dev: false })).toMatchObject({
      passwordLogin: false,
      sso: {
        name: { en: 'Contoso', ar: 'Contoso' },
        trustedDomains: ['example.com', 'xn--ogbf6ep.example'],
        adminClaim: { name: 'groups', value: 'cn=admins,dc=example' },
      },
    });
  });

  it('has defaults for missing and empty variables', () => {
    const config = readConfig({ PORT: '', S3_BUCKET: '', TOURS_URL: '' }, { dev: false });
    expect(config).toMatchObject({ port: 4000, host: '127.0.0.1', s3: undefined, demo: true });
    expect(config).toMatchObject({ demoCrowd: 0, proxies: 0, toursUrl: undefined });
  });

  it.each([
    ['0', false, 0],
    ['1', true, 0],
    ['many', true, 40],
    ['10000', true, 10_000],
  ])('with DEMO=%s has demo data: %s, and %i additional clients', (DEMO, demo, demoCrowd) => {
    expect(readConfig({ DEMO }, { dev: false })).toMatchObject({ demo, demoCrowd });
  });

  it.each<[Record<string, string>, boolean]>([
    [{ PORTAL_URL: 'http://localhost:4010' }, true],
    [{ PORTAL_URL: 'http://127.0.0.1:4010', HOST: '::1' }, true],
    [{ PORTAL_URL: 'https://portal.example.com' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ TRUST_PROXY: '1' }, false],
    [{ HOST: '0.0.0.0', DEMO: '1' }, true],
    [{ PORTAL_URL: 'https://portal.example.com', DEMO: 'many' }, true],
  ])('without DEMO has demo data only for its own machine: %j, %s', (env, demo) => {
    expect(readConfig(env, { dev: false }).demo).toBe(demo);
  });

  it('has the S3 bucket, with defaults and a normalized prefix', () => {
    const { s3 } = readConfig({ S3_BUCKET: 'tours', S3_PREFIX: '/jawla/' }, { dev: false });
    expect(s3).toEqual({
      bucket: 'tours',
      endpoint: undefined,
      region: 'us-east-1',
      isPathStyle: false,
      keys: undefined,
      prefix: 'jawla/',
    });
  });

  it('accepts a wildcard origin in TOURS_URL', () => {
    const env = { TOURS_URL: 'https://*.tours.example.net/', MAIL_FROM: 'Jawla <a@example.com>' };
    const config = readConfig(env, { dev: false });
    expect(config.toursUrl).toBe('https://*.tours.example.net');
    expect(config.mailFrom).toBe('Jawla <a@example.com>');
  });

  it('is documented in docs/deployment.md: run `npm run docs:variables` after a change', async () => {
    const { text, wanted } = await deploymentDocument();
    expect(text).toBe(wanted);
  });
});
