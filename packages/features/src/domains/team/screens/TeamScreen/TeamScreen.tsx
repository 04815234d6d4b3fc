import { toRemoteData } from '#core/http';
import { useAppDispatch, useAppSelector, useOutcome, useOutcomes, useRequest } from '#core/store';
import { selectUser } from '#session';
import { changeKey, changeMember, inviteMember, loadTeam } from '../../team.requests';
import { TeamView } from './TeamView';

/** Admins and staff, for admins. */
export function TeamScreen() {
  const dispatch = useAppDispatch();
  const ownId = useAppSelector(selectUser)?._id;
  const team = toRemoteData(useRequest(loadTeam));
  const invitation = useOutcome(inviteMember);
  const changes = useOutcomes(changeMember);

  return (
    <TeamView
      {...{ team, ownId, invitation, changes }}
      onRetry={() => dispatch(loadTeam.requested(undefined, { force: true }))}
      onInvite={(form) => dispatch(inviteMember.requested(form))}
      onInvitationDismissed={() => dispatch(inviteMember.dismissed())}
      onChange={(input) => dispatch(changeMember.requested(input))}
      onChangeDismissed={(change) => dispatch(changeMember.dismissed(changeKey(change)))}
    />
  );
}
