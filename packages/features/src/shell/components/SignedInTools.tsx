import { useAppSelector } from '#core/store';
import { selectUser } from '#session';
import { AccountMenu } from './AccountMenu';
import { LogOutButton } from './LogOutButton';

/** What the header has for who is signed in: the account, and the way out. */
export function SignedInTools() {
  const user = useAppSelector(selectUser);
  return (
    <>
      {user !== undefined && <AccountMenu user={user} />}
      <LogOutButton />
    </>
  );
}
