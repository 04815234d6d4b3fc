/** Whether an `If-None-Match` header contains an ETag. Uses weak comparison (RFC 9110, section 8.8.3.2). */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => {
    const tag = each.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
}
