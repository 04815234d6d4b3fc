import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { COVERS_PATH } from '../covers.ts';
import type { Endpoint } from '../endpoint.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { KEY_SCOPES } from '../keyLimits.ts';
import { openApiDocument } from './document.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const operationSchema = z.object({
  security: z.optional(z.array(z.looseObject({ key: z.optional(z.array(z.string())) }))),
  tags: z.array(z.string()),
  description: z.string(),
});
const documentSchema = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.partialRecord(z.enum([...METHODS, 'servers']), z.unknown())),
});

/** Parameters of the same path may have different names in the table of calls. */
const shapeOf = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

it('has the calls of the table, each with who may call it, and covers', () => {
  const documented = Object.entries(documentSchema.parse(openApiDocument()).paths).flatMap(
    ([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = item[method];
        if (operation === undefined) return [];
        const { security } = operationSchema.parse(operation);
        const isOpen = security?.every((one) => Object.keys(one).length > 0) !== true;
        return [`${method.toUpperCase()} ${shapeOf(path)} ${isOpen ? 'open' : 'with a session'}`];
      }),
  );
  const calls = Object.values(ENDPOINTS).map(
    ({ method, path, caller }) =>
      `${method} /${shapeOf(path)} ${caller === 'anyone' ? 'open' : 'with a session'}`,
  );
  calls.push(`GET ${COVERS_PATH}/{} open`);
  expect(documented.toSorted()).toEqual([...new Set(calls)].toSorted());
});

it('is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate({ ...openApiDocument() });
  expect(result).toEqual({ valid: true });
});

it('says of each call which scope a key needs, or that it refuses keys', () => {
  const { paths, tags } = documentSchema.parse(openApiDocument());
  const documented = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      if (item[method] === undefined) return [];
      const { security = [], tags: groups, description } = operationSchema.parse(item[method]);
      const scopes = security.flatMap(({ key = [] }) => key);
      expect(groups).toEqual(scopes.length > 0 ? scopes : ['without a key']);
      expect(description).toContain(
        scopes.length > 0 ? `scope “${scopes.join()}”` : 'Not for keys',
      );
      return [`${method.toUpperCase()} ${shapeOf(path)} ${scopes.join() || 'none'}`];
    }),
  );
  const calls = Object.values<Endpoint>(ENDPOINTS).map(
    ({ method, path, scope = 'none' }) => `${method} /${shapeOf(path)} ${scope}`,
  );
  calls.push(`GET ${COVERS_PATH}/{} none`);
  expect(documented.toSorted()).toEqual([...new Set(calls)].toSorted());
  expect(tags.map(({ name }) => name)).toEqual([...KEY_SCOPES, 'without a key']);
});

it('says how a key is sent, and where the calls are', () => {
  expect(openApiDocument()).toMatchObject({
    servers: [{ url: '/api' }],
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  });
});

it('has the summary of every endpoint', () => {
  const text = JSON.stringify(openApiDocument());
  for (const { summary } of Object.values(ENDPOINTS)) expect(text).toContain(summary);
});
