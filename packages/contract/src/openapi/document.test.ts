import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { COVERS_PATH } from '../covers.ts';
import { ENDPOINTS } from '../endpoints.ts';
import { openApiDocument } from './document.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const operationSchema = z.object({ security: z.optional(z.array(z.unknown())) });
const documentSchema = z.object({
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
        const isOpen = operationSchema.parse(operation).security === undefined;
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

it('says which scope of a key each call needs', () => {
  const found = Object.values(documentSchema.parse(openApiDocument()).paths).flatMap((item) =>
    METHODS.flatMap((method) => {
      const { security = [] } = operationSchema.parse(item[method] ?? {});
      return z.array(z.looseObject({ key: z.optional(z.array(z.string())) })).parse(security);
    }),
  );
  const scopes = found.flatMap(({ key = [] }) => key);
  expect(new Set(scopes)).toEqual(new Set(['read', 'publish', 'clients']));
});

it('has the summary of every endpoint', () => {
  const text = JSON.stringify(openApiDocument());
  for (const { summary } of Object.values(ENDPOINTS)) expect(text).toContain(summary);
});
