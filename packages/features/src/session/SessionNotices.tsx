import { lazy, Suspense, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#core/store';
import { selectAgain, selectEndsAt, selectWaiting, session } from './session.slice';

// Needed once in ten hours.
const SessionNoticesView = lazy(async () => ({
  default: (await import('./SessionNoticesView')).SessionNoticesView,
}));
const LogInAgain = lazy(async () => ({ default: (await import('./reauth')).LogInAgain }));

/** Notices of the session, on any page; none most of the time. */
export function SessionNotices() {
  const dispatch = useAppDispatch();
  const endsAt = useAppSelector(selectEndsAt);
  const waiting = useAppSelector(selectWaiting);
  const asked = useAppSelector(selectAgain) !== undefined;
  // Once there, they stay: a dialog closes in its own time and gives the focus back.
  const isNeeded = useStaysTrue(endsAt !== undefined || waiting !== undefined || asked);
  const isDialogNeeded = useStaysTrue(asked);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <SessionNoticesView
        {...{ endsAt, waiting }}
        onStay={() => dispatch(session.actions.againAsked())}
      >
        {isDialogNeeded && (
          <Suspense>
            <LogInAgain />
          </Suspense>
        )}
      </SessionNoticesView>
    </Suspense>
  );
}

/** Whether a value is true, or was. */
function useStaysTrue(value: boolean): boolean {
  const [stays, setStays] = useState(value);
  if (value && !stays) setStays(true);
  return stays || value;
}
