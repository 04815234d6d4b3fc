/** Keys of programs. */
import type { KeyForm } from '@jawla/contract';
import { ok } from './api.ts';
import type { TestServer } from './testServer.ts';

/** Makes a key by the call of the page. */
export async function makeKey(server: TestServer, token: string, changes: Partial<KeyForm> = {}) {
  const body = { name: 'Nightly upload', scopes: ['read'], ...changes };
  return ok('createKey', await server.call('POST', 'keys', { token, body }));
}

export function byKey(secret: string): Record<string, string> {
  return { authorization: `Bearer ${secret}` };
}
