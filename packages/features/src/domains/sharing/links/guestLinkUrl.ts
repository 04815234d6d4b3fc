/** The URL of a guest link. */
export function guestLinkUrl(secret: string): string {
  return `${window.location.origin}/g/${secret}`;
}
