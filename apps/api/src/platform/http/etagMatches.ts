/** Whether an If-None-Match header names an ETag; a weak one is as good. */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => {
    const tag = each.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });
}
