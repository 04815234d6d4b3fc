import { parseAccept } from 'hono/utils/accept';

/** Encodings of pages and files, in order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;

/**
 * Negotiates the encoding of a response. A weight matters only if it is 0: the server picks the smallest encoding
 * that the client accepts.
 *
 * @param header - `Accept-Encoding`. Without it, the response is not compressed: the client may not support any
 *   encoding.
 * @param available - Encodings in the server's order of preference.
 * @returns `undefined` for a response without encoding. `identity;q=0` is ignored, as the RFC permits: an unencoded
 *   response is more useful than a 406.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
export function acceptedEncoding<Encoding extends string>(
  header: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const accepted = parseAccept(header ?? '');
  const weightOf = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q;
  return available.find((encoding) => (weightOf(encoding) ?? weightOf('*') ?? 0) > 0);
}
