import axios from 'axios';
import type { FileEndpointName } from '@jawla/contract';
import type { ApiClientOptions } from '../options';

/** Endpoints whose bodies are large enough to make resumable uploads worthwhile. */
const RESUMABLE: readonly FileEndpointName[] = [
  'uploadFolder',
  'uploadSession',
  'uploadMissing',
  'createPilot',
];

/** Responses of servers, by API base; they do not change while a page is open. */
const known = new Map<string, string | false>();

/**
 * Returns the tus URL for an endpoint's files, where an interrupted upload can be resumed.
 *
 * @returns `undefined` if the server does not offer tus, or did not respond.
 */
export async function tusEndpoint(
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
    const url = status < 400 ? tusUrlIn(data, base) : undefined;
    // A transient error (5xx, 401, 429) is not cached: the next transfer requests the capabilities again.
    if (status < 500 && status !== 401 && status !== 429) known.set(base, url ?? false);
    return url;
  } catch {
    return undefined;
  }
}

/** tus requests carry the session token, so only the API's own origin is accepted. */
function tusUrlIn(data: unknown, base: string): string | undefined {
  if (typeof data !== 'object' || data === null || !('tus' in data)) return undefined;
  const page = typeof location === 'undefined' ? undefined : location.href;
  const api = new URL(base, page);
  if (typeof data.tus !== 'string' || !URL.canParse(data.tus, api)) return undefined;
  const url = new URL(data.tus, api);
  return url.origin === api.origin ? url.href : undefined;
}
