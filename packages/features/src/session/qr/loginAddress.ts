import { href } from '#core/routing';

/** The login page with an address filled in. It holds nothing secret: the password is still asked for. */
export function loginAddress(email: string, origin: string): string {
  return `${origin}${href('login', {})}?email=${encodeURIComponent(email)}`;
}
