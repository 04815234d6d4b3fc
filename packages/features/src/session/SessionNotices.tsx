import { lazy, Suspense, useState } from 'react';
import { useAppSelector } from '#core/store';
import { selectAgain, selectEndsAt, selectWaiting } from './session.slice';

// Needed once in ten hours.
const SessionNoticesView = lazy(async () => ({
  default: (await import('./SessionNoticesView')).SessionNoticesView,
}));

/** What a signed-in person has to know of the session, on whatever page; nothing most of the time. */
export function SessionNotices() {
  const needed = useAppSelector(
    (state) =>
      selectEndsAt(state) !== undefined ||
      selectWaiting(state) !== undefined ||
      selectAgain(state) !== undefined,
  );
  const [wasNeeded, setWasNeeded] = useState(false);
  // Stays once it was there, so that a dialog can leave in its own time and give the focus back.
  if (needed && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  return (
    <Suspense>
      <SessionNoticesView />
    </Suspense>
  );
}
