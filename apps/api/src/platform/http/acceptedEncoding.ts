import { parseAccept } from 'hono/utils/accept';

/**
 * Negotiates the encoding of a response (RFC 9110, section 12.5.3). Weights only matter for what the client refuses:
 * among what it accepts, the server prefers the smallest.
 *
 * @param header - `Accept-Encoding`. Without one, nothing is compressed: a program that sends none may not
 *   decompress.
 * @param available - By preference of the server.
 * @returns `undefined` when the response must not be encoded. `identity;q=0` is not honoured by a 406, as the
 *   RFC allows: a response without encoding is of more use than none.
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
