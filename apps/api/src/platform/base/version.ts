import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const FILE = join(import.meta.dirname, '../../../package.json');

/** Returns the version of the server. */
export function programVersion(): string {
  return z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(FILE, 'utf8'))).version;
}
