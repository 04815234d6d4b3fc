import { useEffect } from 'react';
import { toRemoteData } from '#core/http';
import { useAppDispatch, useAppSelector, useRequest, useRequestState } from '#core/store';
import { selectUser } from '#session';
import { changeMember, inviteMember, loadTeam, TEAM } from '../../team.requests';
import { TeamView } from './TeamView';

/** Admins and staff, for admins. */
export function TeamScreen() {
  const dispatch = useAppDispatch();
  const ownId = useAppSelector(selectUser)?._id;
  const team = toRemoteData(useRequest(loadTeam, TEAM));
  const invitation = useRequestState(inviteMember, TEAM);
  const change = useRequestState(changeMember, TEAM);
  useEffect(
    () => () => {
      dispatch(inviteMember.dismissed(TEAM));
      dispatch(changeMember.dismissed(TEAM));
    },
    [dispatch],
  );

  return (
    <TeamView
      {...{ team, ownId, invitation, change }}
      onRetry={() => dispatch(loadTeam.requested(TEAM, { force: true }))}
      onInvite={(form) => dispatch(inviteMember.requested(form))}
      onInvitationDismissed={() => dispatch(inviteMember.dismissed(TEAM))}
      onChange={(input) => dispatch(changeMember.requested(input))}
      onChangeDismissed={() => dispatch(changeMember.dismissed(TEAM))}
    />
  );
}
