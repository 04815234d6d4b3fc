import { toRemoteData } from '#core/http';
import { useAppDispatch, useRequest } from '#core/store';
import { loadAccount } from '../../account.requests';
import { AccountView } from './AccountView';

/** One's own account. */
export function AccountScreen() {
  const dispatch = useAppDispatch();
  const account = toRemoteData(useRequest(loadAccount));
  return (
    <AccountView
      account={account}
      onRetry={() => dispatch(loadAccount.requested(undefined, { force: true }))}
    />
  );
}
