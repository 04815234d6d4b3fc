import { lazyWithRetry } from '@jawla/ui';
import { Suspense, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#core/store';
import {
  selectIsLinkIgnored,
  selectReauth,
  selectExpiresAt,
  selectWaiting,
  session,
} from './session.slice';

// Code splitting: a session needs them once in ten hours.
const SessionNoticesView = lazyWithRetry(
  async () => (await import('./SessionNoticesView')).SessionNoticesView,
);
const ReauthDialog = lazyWithRetry(async () => (await import('./reauth')).ReauthDialog);

/** Notices of the session, on any page; usually none. */
export function SessionNotices() {
  const dispatch = useAppDispatch();
  const expiresAt = useAppSelector(selectExpiresAt);
  const waiting = useAppSelector(selectWaiting);
  const isLinkIgnored = useAppSelector(selectIsLinkIgnored);
  const isReauthOpen = useAppSelector(selectReauth) !== undefined;
  // They stay mounted, so that a dialog can fade out and return the focus.
  const isNeeded = useStaysTrue(
    expiresAt !== undefined || waiting !== undefined || isLinkIgnored || isReauthOpen,
  );
  const isDialogNeeded = useStaysTrue(isReauthOpen);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <SessionNoticesView
        {...{ expiresAt, waiting, isLinkIgnored }}
        onLinkDismissed={() => dispatch(session.actions.linkDismissed())}
        onStay={() => dispatch(session.actions.reauthRequested())}
      >
        {isDialogNeeded && (
          <Suspense>
            <ReauthDialog />
          </Suspense>
        )}
      </SessionNoticesView>
    </Suspense>
  );
}

/** Whether a value is true, or was true before. */
function useStaysTrue(value: boolean): boolean {
  const [stays, setStays] = useState(value);
  if (value && !stays) setStays(true);
  return stays || value;
}
