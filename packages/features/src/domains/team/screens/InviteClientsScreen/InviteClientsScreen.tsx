import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useAppDispatch, useAppSelector, useRequestState } from '#core/store';
import { clientsIn, parseClientList, withExisting } from '../../parseClientList';
import { checkClients, inviteClients, TEAM } from '../../team.requests';
import { InviteClientsView } from './InviteClientsView';
import { useSentLines } from './useSentLines';

/** Invites the clients of a pasted list, for admins. */
export function InviteClientsScreen() {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const deferred = useDeferredValue(text);
  const parsed = useMemo(() => parseClientList(deferred), [deferred]);
  const emails = useMemo(() => clientsIn(parsed).map(({ email }) => email), [parsed]);
  const check = useAppSelector((root) =>
    checkClients.selectState(root, checkClients.keyOf(emails)),
  );
  const invitation = useRequestState(inviteClients, TEAM);
  const isChecked = check.phase === 'ready' && emails.length > 0;
  const lines = isChecked ? withExisting(parsed, check.data) : parsed;
  const clients = clientsIn(lines);
  const remember = useSentLines(invitation, setText);
  useEffect(() => () => void dispatch(inviteClients.dismissed(TEAM)), [dispatch]);

  return (
    <InviteClientsView
      {...{ text, lines, check, isChecked, invitation }}
      onText={(next) => {
        if (invitation.phase !== 'idle') dispatch(inviteClients.dismissed(TEAM));
        setText(next);
      }}
      onCheck={() => dispatch(checkClients.requested(emails, { force: true }))}
      onSend={() => {
        remember(lines.filter(({ result }) => 'problem' in result).map((line) => line.text));
        dispatch(inviteClients.requested(clients));
      }}
    />
  );
}
