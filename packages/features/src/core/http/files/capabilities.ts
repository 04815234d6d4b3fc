import axios from 'axios';
import type { FileEndpointName } from '@jawla/contract';
import type { ApiClientOptions } from '../options';

/** The calls whose bodies are large enough to be worth going on with. */
const RESUMABLE: readonly FileEndpointName[] = [
  'uploadFolder',
  'uploadSession',
  'uploadMissing',
  'createPilot',
];

/** What servers said, by API base; the answer does not change while a page is open. */
const known = new Map<string, string | false>();

/**
 * Where a call's files can be sent so that a broken transfer goes on where it stopped.
 *
 * @returns nothing where the server does not offer that, or cannot be asked now
 */
export async function resumableAddress(
  { base, token, language }: ApiClientOptions,
  name: FileEndpointName,
): Promise<string | undefined> {
  if (!RESUMABLE.includes(name)) return undefined;
  const before = known.get(base);
  if (before !== undefined) return before === false ? undefined : before;
  const session = token();
  try {
    const { status, data } = await axios.get<unknown>(`${base}upload-capabilities`, {
      headers: { lang: language(), ...(session === undefined ? {} : { token: session }) },
      validateStatus: () => true,
      timeout: 10_000,
    });
    const address = status < 400 ? addressIn(data, base) : undefined;
    // Trouble that passes is no answer: the next transfer asks again.
    if (status < 500 && status !== 401 && status !== 429) known.set(base, address ?? false);
    return address;
  } catch {
    return undefined;
  }
}

/** The token goes along, so that it must be the API's own origin. */
function addressIn(data: unknown, base: string): string | undefined {
  if (typeof data !== 'object' || data === null || !('tus' in data)) return undefined;
  const page = typeof location === 'undefined' ? undefined : location.href;
  const api = new URL(base, page);
  if (typeof data.tus !== 'string' || !URL.canParse(data.tus, api)) return undefined;
  const address = new URL(data.tus, api);
  return address.origin === api.origin ? address.href : undefined;
}
