/** Fuzzing: any request of any user gets a documented status and response, never a 500. */
import {
  ENDPOINT_NAMES,
  ENDPOINTS,
  fillPath,
  problemSchema,
  PROJECT_FIELDS,
  type Endpoint,
} from '@jawla/contract';
import { errorsOf } from '@jawla/contract/docs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LINK_PREFIX } from '../platform/base/secrets.ts';
import { createTestUser, openTestServer, type TestServer } from '../testing/testServer.ts';
import { ok } from '../testing/api.ts';

let server: TestServer;
let close: () => Promise<void>;
const tokens = { anonymous: '', client: '', admin: '' };
/** Existing ids and names, so that not every request ends with a 404. */
let known: string[] = [];

beforeAll(async () => {
  ({ server, close } = await openTestServer());
  const client = await createTestUser(server, 'client');
  tokens.client = client.token;
  tokens.admin = (await createTestUser(server, 'admin', { isAdmin: true })).token;
  const { id } = await server.services.projects.add(client.user.id, { name: 'Villa', number: '1' });
  known = [
    id,
    'client',
    'client|Villa',
    'client@example.com',
    client.user.id,
    '2026-01-02',
    'Villa',
  ];
});
afterAll(() => close());

/** Strings that often break servers. */
const NASTY = [
  '..',
  '../../etc/passwd',
  '%2e%2e%2f',
  '\u0000',
  "' or 1=1 --",
  '%',
  '_',
  '\\',
  '\ud800',
  '\u202e',
  'a'.repeat(5000),
  '__proto__',
  'constructor',
  '<script>',
  '\r\nSet-Cookie: a=b',
  '٠١٢',
  'st_',
  'ln_',
  '|||',
  'NaN',
  '-1',
  '1e9',
  '9'.repeat(30),
];

const text = () =>
  fc.oneof(
    fc.constantFrom(...NASTY),
    fc.integer({ min: 0, max: 6 }).map((index) => known[index] ?? ''),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
// `encodeURIComponent` throws on a lone surrogate, so a client cannot send one in a URL.
const segment = () => text().map((each) => each.toWellFormed() || 'x');
const value = () => fc.oneof(text(), fc.jsonValue({ maxDepth: 2 }));

/** Field names of the contract, so that bodies are invalid in more ways than an unknown field. */
const FIELDS = [
  'email',
  'emailType',
  'password',
  'phone',
  'phoneNumber',
  'otpVal',
  'userName',
  'fname',
  'lname',
  'newPassword',
  'language',
  'colorScheme',
  'secret',
  ...Object.keys(PROJECT_FIELDS),
  'revision',
  'projectType',
  'uploadFor',
  'file',
  '__proto__',
];
const body = () =>
  fc.oneof(
    { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...FIELDS), value(), { maxKeys: 14 }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
const query = () =>
  fc.dictionary(
    fc.constantFrom('page', 'limit', 'sort', 'order', 'usersSearch', 'q', 'owner_user', 'date'),
    segment(),
    { maxKeys: 4 },
  );

/** Statuses that any endpoint may return: unreadable request, too large, rate limit. */
const GENERAL = [400, 413, 429];

describe.each(ENDPOINT_NAMES)('%s', (name) => {
  const call: Endpoint = ENDPOINTS[name];
  const params = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param);
  const prefix = name === 'linkEmail' ? LINK_PREFIX : '';
  const documented = [200, ...Object.keys(errorsOf(call)).map(Number), ...GENERAL];

  it('returns a documented status and a valid body for random input', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('anonymous', 'client', 'admin'),
        fc.array(segment(), { minLength: params.length, maxLength: params.length }),
        query(),
        body(),
        async (role, values, asked, sent) => {
          const filled = Object.fromEntries(
            // A segment without the link prefix is a token, which addresses another endpoint.
            params.map((param, index) => [param, `${prefix}${values[index] ?? ''}`]),
          );
          const path = `${fillPath(call.path, filled)}?${new URLSearchParams(asked).toString()}`;
          const answer = await server.call(call.method, path, {
            token: tokens[role],
            ...(call.method !== 'GET' && { body: sent }),
            headers: { 'content-type': 'application/json' },
          });
          expect(answer.status).toBeLessThan(500);
          expect(documented).toContain(answer.status);
          if (answer.status >= 400) z.parse(problemSchema, answer.json());
          else ok(name, answer);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('a random path', () => {
  const START = ['/', '/api/', '/api/user/', '/projects/', '/t/', '/p/', '/files/covers/'];
  const piece = () =>
    fc.constantFrom(
      '%',
      '%ff',
      '%00',
      '%2e',
      '%2f',
      '%5c',
      '..',
      '.',
      '/',
      '//',
      'a',
      ':',
      ';',
      '|',
      '%c3%28',
    );

  it('returns no 5xx except 503 on either host', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('portal' as const, 'tours' as const),
        fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'PROPFIND'),
        fc.constantFrom(...START),
        fc.array(piece(), { maxLength: 8 }),
        async (host, method, start, pieces) => {
          const path = server.origins[host] + start + pieces.join('');
          const { status } = await server.send({ method, path });
          // 503 if the portal has not been built.
          expect(status === 503 || status < 500).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});
