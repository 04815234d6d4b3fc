/** The OpenAPI document as clients request it. Not in the table of endpoints, from which it derives. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/** What the portal reads of it by itself. The rest is for programs, and stays. */
export const apiDocumentSchema = z.looseObject({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
});
export type ApiDocument = z.infer<typeof apiDocumentSchema>;

export const apiDocument = endpoint({
  method: 'GET',
  path: 'openapi.json',
  caller: 'anyone',
  response: apiDocumentSchema,
  summary: 'The description of this API',
  revalidated: true,
});
