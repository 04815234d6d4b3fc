import { Banner, Notice } from '@jawla/ui';
import { AddIcon, PeopleIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { focusAfterDialog } from '#core/forms';
import { IDLE } from '#core/http';
import { useText } from '#core/i18n';
import { ListPage, useList } from '#core/lists';
import { href } from '#core/routing';
import { useAppDispatch, useAppSelector, useOutcome, useOutcomes, useRequest } from '#core/store';
import { selectUser } from '#session';
import {
  changeKey,
  changeMember,
  inviteMember,
  loadTeam,
  type MemberChange,
} from '../../team.requests';
import { teamTexts } from '../../team.texts';
import { ChangeOutcome } from './ChangeOutcome';
import { InviteDialog } from './InviteDialog';
import { TeamTable } from './TeamTable';
import { useAskToChange } from './useAskToChange';

/** Admins and staff, for admins. */
export function TeamScreen() {
  const t = useText(teamTexts);
  const dispatch = useAppDispatch();
  const ownId = useAppSelector(selectUser)?._id;
  const list = useList({
    state: useRequest(loadTeam),
    reload: () => dispatch(loadTeam.requested(undefined, { force: true })),
  });
  const { data, heading } = list;
  const invitation = useOutcome(inviteMember);
  const changes = useOutcomes(changeMember);
  const [isInviting, setInviting] = useState(false);
  /** What was changed on this visit of the page. */
  const [made, setMade] = useState<readonly MemberChange[]>([]);
  if (isInviting && invitation.phase === 'ready') setInviting(false);

  const stateOf = (change: MemberChange) => changes[changeKey(change)] ?? IDLE;
  const dismissInvitation = () => dispatch(inviteMember.dismissed());
  const hide = (hidden: readonly MemberChange[]) => {
    for (const change of hidden) dispatch(changeMember.dismissed(changeKey(change)));
    setMade(made.filter((change) => !hidden.includes(change)));
  };
  const make = (change: MemberChange) => {
    const key = changeKey(change);
    setMade((before) => [...before.filter((other) => changeKey(other) !== key), change]);
    dispatch(changeMember.requested(change));
  };
  const confirmation = useAskToChange((confirmed) => {
    // The row, and the button in it, may be gone.
    if (confirmed.action === 'remove') focusAfterDialog(() => heading.current);
    make(confirmed);
  });
  const choose = (chosen: MemberChange) => {
    // What is still pending is reported when it ends.
    hide(made.filter((change) => stateOf(change).phase !== 'loading'));
    // These two take nothing away.
    const { action } = chosen;
    if (action === 'resend' || action === 'resume') make(chosen);
    else confirmation.ask({ ...chosen, action });
  };
  const admins = data?.filter(({ role, state }) => role === 'admin' && state === 'active');
  const invite = {
    label: t('invite.open'),
    icon: <AddIcon />,
    onPress: () => {
      dismissInvitation();
      setInviting(true);
    },
  };

  return (
    <ListPage
      title={t('title')}
      below={t('below')}
      backHref={href('dashboard', {})}
      action={invite}
      list={list}
      count={data?.length}
      caption={data && t('count', { smart_count: data.length })}
      loading={t('loading')}
      failed={t('failed')}
      empty={{ icon: <PeopleIcon />, title: t('title') }}
      messages={
        <>
          {invitation.phase === 'ready' && (
            <Banner tone="success" dismissal={{ onDismiss: dismissInvitation }}>
              {invitation.data.message}
            </Banner>
          )}
          {made.map((change) => (
            <ChangeOutcome
              key={changeKey(change)}
              change={change}
              state={stateOf(change)}
              onDismiss={() => hide([change])}
            />
          ))}
        </>
      }
      after={
        <>
          {admins?.length === 1 && <Notice title={t('lastAdmin')} />}
          <InviteDialog
            open={isInviting}
            invitation={invitation}
            onSubmit={(form) => dispatch(inviteMember.requested(form))}
            onEdited={dismissInvitation}
            onClose={() => setInviting(false)}
          />
          {confirmation.dialog}
        </>
      }
    >
      {(members, error) => <TeamTable {...{ members, ownId, error }} onChoose={choose} />}
    </ListPage>
  );
}
