import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '#core/store';
import { selectAgain, selectUser, session } from '../session.slice';
import { LogInAgainView } from './LogInAgainView';

const { againSubmitted, againEdited, againLeft, pageGivenUp } = session.actions;

/** Renews the session without leaving the page. */
export function LogInAgain() {
  const dispatch = useAppDispatch();
  const again = useAppSelector(selectAgain);
  const user = useAppSelector(selectUser);
  const [last, setLast] = useState(again);
  if (again !== undefined && again !== last) setLast(again);
  if (last === undefined) return null;

  return (
    <LogInAgainView
      open={again !== undefined}
      again={last}
      email={user?.email ?? ''}
      onSubmit={(password) => dispatch(againSubmitted({ password }))}
      onEdit={() => dispatch(againEdited())}
      onCancel={() => dispatch(againLeft())}
      onGiveUp={() => dispatch(pageGivenUp())}
    />
  );
}
