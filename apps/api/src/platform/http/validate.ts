/**
 * Validates request bodies and queries with the contract's schemas. Invalid input results in a 422 with one message
 * per field.
 */
import { EMAIL_PATTERN } from '@jawla/contract/emails';
import {
  ENDPOINTS,
  HIDDEN_TEXT,
  type BodyOf,
  type Endpoint,
  type EndpointName,
  type QueryOf,
} from '@jawla/contract';
import { OPTIONAL_PHONE_PATTERN, PHONE_DIGITS_MIN, PHONE_PATTERN } from '@jawla/contract/limits';
import * as z from 'zod/mini';
import type { TextKey } from '../texts/texts.ts';
import { Problem, type FieldError } from './problem.ts';

/** As issues have them. */
const PHONE_PATTERNS = new Set([PHONE_PATTERN, OPTIONAL_PHONE_PATTERN].map(String));

export function parseBody<Name extends EndpointName>(name: Name, data: unknown): BodyOf<Name>;
export function parseBody(name: EndpointName, data: unknown): unknown {
  const { body }: Endpoint = ENDPOINTS[name];
  return body && parse(body, data);
}

export function parseQuery<Name extends EndpointName>(name: Name, data: unknown): QueryOf<Name>;
export function parseQuery(name: EndpointName, data: unknown): unknown {
  const { query }: Endpoint = ENDPOINTS[name];
  return query && parse(query, data);
}

function parse(schema: z.core.$ZodType, data: unknown): unknown {
  const result = z.safeParse(schema, data, { reportInput: true });
  if (result.success) return result.data;
  const errors: Record<string, FieldError> = {};
  for (const issue of result.error.issues) {
    const [field, index] = issue.path;
    if (typeof field !== 'string') continue;
    const key = textFor(issue);
    errors[field] ??= typeof index === 'number' ? { key, line: index + 1 } : key;
  }
  throw new Problem(422, 'request.invalid', { errors });
}

/** Returns the message for a field that fails validation. */
export function textFor(issue: z.core.$ZodIssue): TextKey {
  if (issue.input === undefined) return 'field.required';
  if (issue.code === 'too_small') return 'field.short';
  if (issue.code === 'too_big') return 'field.long';
  if (issue.code === 'invalid_value') return 'field.choice';
  if (issue.code === 'custom' && issue.params === HIDDEN_TEXT) return 'field.hidden';
  if (issue.code === 'invalid_format' && typeof issue.input === 'string') {
    const { pattern = '' } = issue;
    if (pattern === String(EMAIL_PATTERN)) return 'field.email';
    if (PHONE_PATTERNS.has(pattern)) return phoneText(issue.input);
  }
  return 'field.form';
}

function phoneText(phone: string): TextKey {
  if (!/^[1-9]\d*$/.test(phone)) return 'field.phone';
  return phone.length < PHONE_DIGITS_MIN ? 'field.phoneShort' : 'field.phoneLong';
}
