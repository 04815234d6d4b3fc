/** Which portal, and the key. From variables only: arguments are seen by every process of the machine. */
import { KEY_PATTERN, KEY_PREFIX } from '@jawla/contract/keyLimits';
import { UserError } from './userError.ts';

export interface Settings {
  /** Origin of the portal, without a slash at the end. */
  readonly origin: string;
  readonly key: string;
}

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @throws {UserError} If one is missing, or would send the key unencrypted. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const address = env['JAWLA_URL']?.trim() ?? '';
  if (address === '') {
    throw new UserError('Set JAWLA_URL to the address of the portal, as https://tours.example.com');
  }
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UserError(`JAWLA_URL is no address of a portal: ${address}`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new UserError('JAWLA_URL has a user name or password. The key belongs in JAWLA_KEY.');
  }
  if (url.protocol === 'http:' && !LOCAL.has(url.hostname)) {
    throw new UserError('JAWLA_URL has to begin with https: the key would be sent unencrypted.');
  }
  const key = env['JAWLA_KEY']?.trim() ?? '';
  if (key === '') {
    throw new UserError(
      'Set JAWLA_KEY to a key that an admin makes in the portal, at Connections.',
    );
  }
  if (!KEY_PATTERN.test(key)) {
    throw new UserError(
      `JAWLA_KEY is no key: keys begin with ${KEY_PREFIX} and have 49 letters and digits after it.`,
    );
  }
  return { origin: url.origin, key };
}
