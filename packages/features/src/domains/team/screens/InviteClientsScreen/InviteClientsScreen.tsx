import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useOutcome } from '#core/store';
import { toClient, isRight } from '../../clientList/rowErrors';
import { useCheckedRows } from '../../clientList/useCheckedRows';
import { useClientRows } from '../../clientList/useClientRows';
import { inviteClients } from '../../team.requests';
import { InviteClientsView } from './InviteClientsView';

/** Invites the clients of a pasted list, for admins. */
export function InviteClientsScreen() {
  const dispatch = useAppDispatch();
  const { text, list, setText, read, unread, edit, remove } = useClientRows();
  const { rows, check, isChecked, onCheck } = useCheckedRows(list.rows);
  const invitation = useOutcome(inviteClients);
  const right = rows.filter(isRight).map(({ row }) => row);
  const removeSent = useEffectEvent(() => remove(right.map(({ id }) => id)));
  const dismiss = () => {
    if (invitation.phase !== 'idle') dispatch(inviteClients.dismissed());
  };
  useEffect(() => {
    if (invitation.phase === 'ready') removeSent();
  }, [invitation.phase]);

  return (
    <InviteClientsView
      {...{ text, list, rows, check, isChecked, invitation }}
      onText={(next) => {
        dismiss();
        setText(next);
      }}
      onRead={() => {
        dismiss();
        onCheck(read());
      }}
      onUnread={unread}
      onEdit={edit}
      onRemove={(id) => remove([id])}
      onCheck={() => onCheck(list.rows)}
      onSend={() => dispatch(inviteClients.requested(right.map(toClient)))}
    />
  );
}
