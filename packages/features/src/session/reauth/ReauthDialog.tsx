import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '#core/store';
import { selectReauth, selectUser, session } from '../session.slice';
import { ReauthDialogView } from './ReauthDialogView';

const { reauthSubmitted, reauthEdited, reauthCancelled, unsavedChangesDiscarded } = session.actions;

/** Renews the session over the current page. */
export function ReauthDialog() {
  const dispatch = useAppDispatch();
  const reauth = useAppSelector(selectReauth);
  const user = useAppSelector(selectUser);
  const [last, setLast] = useState(reauth);
  if (reauth !== undefined && reauth !== last) setLast(reauth);
  if (last === undefined) return null;

  return (
    <ReauthDialogView
      open={reauth !== undefined}
      reauth={last}
      email={user?.email ?? ''}
      onSubmit={(password) => dispatch(reauthSubmitted({ password }))}
      onEdit={() => dispatch(reauthEdited())}
      onCancel={() => dispatch(reauthCancelled())}
      onDiscard={() => dispatch(unsavedChangesDiscarded())}
    />
  );
}
