/**
 * Sessions of the demo accounts, created once per run and shared by all tests. A test that ends a session
 * logs in with `apiToken` instead, so that the others keep theirs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const ROLES = ['admin', 'noor', 'khalid'] as const;
export type Role = (typeof ROLES)[number];

const Sessions = z.record(z.enum(ROLES), z.string());

const file = () => join(process.env['E2E_DIR'] ?? '', 'sessions.json');

export function saveSessions(tokens: Readonly<Record<string, string>>): void {
  writeFileSync(file(), JSON.stringify(Sessions.parse(tokens)));
}

/** The token of a role's shared session. */
export function sessionOf(role: Role): string {
  return Sessions.parse(JSON.parse(readFileSync(file(), 'utf8')))[role];
}
