/** Answers of the API, checked and parsed. */
import { parseResponse, problemSchema, type EndpointName, type ResponseOf } from '@jawla/contract';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Answer } from './testServer.ts';

/** Expects success. @returns The body. */
export function ok<Name extends EndpointName>(name: Name, answer: Answer): ResponseOf<Name> {
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  return parseResponse(name, answer.json());
}

/** Expects a refusal with a message. @returns The body. */
export function problem(answer: Answer, status: number) {
  expect([answer.status, answer.text]).toEqual([status, expect.any(String)]);
  const body = z.parse(problemSchema, answer.json());
  expect(body.message).not.toBe('');
  return body;
}
