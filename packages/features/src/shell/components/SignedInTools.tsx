import { QrLoginButton } from '#session';
import { LogOutButton } from './LogOutButton';

/** What the header has for who is signed in: the code for another device, and the way out. */
export function SignedInTools() {
  return (
    <>
      <QrLoginButton />
      <LogOutButton size="s" />
    </>
  );
}
