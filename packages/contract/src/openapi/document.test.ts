import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { ENDPOINT_DOCS } from './endpointDocs.ts';
import { openApiDocument } from './document.ts';

it('matches openapi.json: run `npm run contract:openapi` after a change', () => {
  const committed: unknown = JSON.parse(
    readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
  );
  expect(openApiDocument()).toEqual(committed);
});

it('is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate({ ...openApiDocument() });
  expect(result).toEqual({ valid: true });
});

it('has the summary of every endpoint', () => {
  const text = JSON.stringify(openApiDocument());
  for (const { summary } of Object.values(ENDPOINT_DOCS)) expect(text).toContain(summary);
});
