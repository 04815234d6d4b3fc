/** Reads what came in by the contract's schemas; what does not fit is a 422 that names the fields. */
import { CALLS, type BodyOf, type Call, type CallName, type QueryOf } from '@jawla/contract';
import * as z from 'zod/mini';
import type { TextKey } from '../texts/texts.ts';
import { Problem } from './problem.ts';

export function parseBody<Name extends CallName>(name: Name, data: unknown): BodyOf<Name>;
export function parseBody(name: CallName, data: unknown): unknown {
  const call: Call = CALLS[name];
  return call.body && parse(call.body, data);
}

export function parseQuery<Name extends CallName>(name: Name, data: unknown): QueryOf<Name>;
export function parseQuery(name: CallName, data: unknown): unknown {
  const call: Call = CALLS[name];
  return call.query && parse(call.query, data);
}

function parse(schema: z.core.$ZodType, data: unknown): unknown {
  const result = z.safeParse(schema, data, { reportInput: true });
  if (result.success) return result.data;
  const errors: Record<string, TextKey> = {};
  for (const issue of result.error.issues) {
    const field = issue.path[0];
    if (typeof field === 'string') errors[field] ??= textFor(issue);
  }
  throw new Problem(422, 'request.invalid', { errors });
}

function textFor(issue: z.core.$ZodIssue): TextKey {
  if (issue.code === 'too_small') return 'field.short';
  if (issue.code === 'too_big') return 'field.long';
  if (issue.code === 'invalid_value') return 'field.choice';
  if (issue.input === undefined) return 'field.required';
  return 'field.form';
}
