import { href } from '#core/routing';

/** URL of the login page with an e-mail address filled in. It contains no secret: the password is still required. */
export function loginAddress(email: string, origin: string): string {
  return `${origin}${href('login', {})}?email=${encodeURIComponent(email)}`;
}
