import { useAppSelector } from '#core/store';
import { selectUser } from '#session';
import { AccountMenu } from './AccountMenu';
import { LogOutButton } from './LogOutButton';

/** The header's tools for a signed-in user: account and log out. */
export function SignedInTools() {
  const user = useAppSelector(selectUser);
  return (
    <>
      {user !== undefined && <AccountMenu user={user} />}
      <LogOutButton isCompact />
    </>
  );
}
