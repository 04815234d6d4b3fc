/** Reads docs/rules.json: what was asked for, and which states show it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Rules = z.object({
  /** What each rule says, by its id. */
  rules: z.record(z.string(), z.string()),
  /** The rules that a state shows, by the state's id. */
  states: z.record(z.string(), z.array(z.string())),
});
export type Rules = z.infer<typeof Rules>;

export const RULES = join(import.meta.dirname, '../../docs/rules.json');

/** @throws {Error} where the file is not what it should be */
export function readRules(): Rules {
  return z.parse(Rules, JSON.parse(readFileSync(RULES, 'utf8')));
}
