/** Reads docs/rules.json: the requirements, and which states show them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Rules = z.object({
  /** The text of each requirement, by its id. */
  rules: z.record(z.string(), z.string()),
  /** The requirements that a state shows, by the state's id. */
  states: z.record(z.string(), z.array(z.string())),
});
export type Rules = z.infer<typeof Rules>;

export const RULES = join(import.meta.dirname, '../../docs/rules.json');

/** @throws {Error} if the file has another format */
export function readRules(): Rules {
  return z.parse(Rules, JSON.parse(readFileSync(RULES, 'utf8')));
}
