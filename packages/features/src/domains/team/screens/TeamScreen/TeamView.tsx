import type { TeamMember, TeamMemberForm } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { Banner, Button, Notice, PageHeading, Skeleton, Stack, VisuallyHidden } from '@jawla/ui';
import { AddIcon } from '@jawla/ui/icons';
import { useRef, useState } from 'react';
import { focusAfterDialog } from '#core/forms';
import { IDLE, LoadFailed, useProblemText, type RemoteData, type RequestState } from '#core/http';
import { useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { changeKey, type MemberChange } from '../../team.requests';
import { teamTexts } from '../../team.texts';
import { ChangeDialog } from './ChangeDialog';
import { InviteDialog } from './InviteDialog';
import { TeamTable } from './TeamTable';

export interface TeamViewProps {
  team: RemoteData<TeamMember[]>;
  ownId: string | undefined;
  invitation: RequestState<{ message: string }>;
  /** By `changeKey`. */
  changes: Readonly<Record<string, RequestState<{ message: string }>>>;
  onRetry: () => void;
  onInvite: (form: TeamMemberForm) => void;
  onInvitationDismissed: () => void;
  onChange: (change: MemberChange) => void;
  onChangeDismissed: (change: MemberChange) => void;
}

/** Admins and staff, in any state. */
export function TeamView(props: TeamViewProps) {
  const { team, ownId, invitation, changes } = props;
  const t = useText(teamTexts);
  const [isInviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<MemberChange>();
  /** What was changed on this visit of the page. */
  const [made, setMade] = useState<readonly MemberChange[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  if (isInviting && invitation.phase === 'ready') setInviting(false);

  const stateOf = (change: MemberChange) => changes[changeKey(change)] ?? IDLE;
  const hide = (hidden: readonly MemberChange[]) => {
    hidden.forEach(props.onChangeDismissed);
    setMade(made.filter((change) => !hidden.includes(change)));
  };
  const onChange = (change: MemberChange) => {
    const key = changeKey(change);
    setMade((before) => [...before.filter((other) => changeKey(other) !== key), change]);
    props.onChange(change);
  };
  const choose = (chosen: MemberChange) => {
    // What is still pending is reported when it ends.
    hide(made.filter((change) => stateOf(change).phase !== 'loading'));
    // These two take nothing away.
    if (chosen.action === 'resend' || chosen.action === 'resume') onChange(chosen);
    else setAsked(chosen);
  };
  return (
    <Stack gap="l">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeading
        ref={heading}
        title={t('title')}
        below={t('below')}
        actions={
          <Button
            variant="primary"
            icon={<AddIcon />}
            aria-haspopup="dialog"
            onClick={() => {
              props.onInvitationDismissed();
              setInviting(true);
            }}
          >
            {t('invite.open')}
          </Button>
        }
      />
      {invitation.phase === 'ready' && (
        <Banner tone="success" dismissal={{ onDismiss: props.onInvitationDismissed }}>
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
      <Content {...{ team, ownId }} onChoose={choose} onRetry={props.onRetry} />
      <InviteDialog
        open={isInviting}
        invitation={invitation}
        onSubmit={props.onInvite}
        onEdited={props.onInvitationDismissed}
        onClose={() => setInviting(false)}
      />
      <ChangeDialog
        change={asked}
        ownId={ownId}
        onConfirm={(confirmed) => {
          setAsked(undefined);
          // The row, and the button in it, may be gone.
          if (confirmed.action === 'remove') focusAfterDialog(() => heading.current);
          onChange(confirmed);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </Stack>
  );
}

interface ChangeOutcomeProps {
  change: MemberChange;
  state: RequestState<{ message: string }>;
  onDismiss: () => void;
}

/** What became of a change: several may be pending, so each says whose it is. */
function ChangeOutcome({ change, state, onDismiss }: ChangeOutcomeProps) {
  const t = useText(teamTexts);
  const describe = useProblemText();
  const name = <bdi>{fullName(change.member)}</bdi>;
  const dismissal = { onDismiss };
  switch (state.phase) {
    case 'loading':
      return <VisuallyHidden role="status">{t('changing')}</VisuallyHidden>;
    case 'ready':
      return (
        <Banner tone="success" dismissal={dismissal}>
          {name}: {state.data.message}
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="danger" dismissal={dismissal}>
          {name}: {describe(state.problem)}
        </Banner>
      );
    case 'idle':
      return null;
    default:
      return state satisfies never;
  }
}

interface ContentProps extends Pick<TeamViewProps, 'team' | 'ownId' | 'onRetry'> {
  onChoose: (change: MemberChange) => void;
}

function Content({ team, ownId, onChoose, onRetry }: ContentProps) {
  const t = useText(teamTexts);
  switch (team.phase) {
    case 'idle':
    case 'loading':
      return (
        <Stack gap="s" aria-busy>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          <Skeleton blockSize="3.5rem" />
          <Skeleton blockSize="3.5rem" />
        </Stack>
      );
    case 'failed':
      return <LoadFailed title={t('failed')} problem={team.problem} onRetry={onRetry} />;
    case 'ready': {
      const admins = team.data.filter(({ role, state }) => role === 'admin' && state === 'active');
      const lastAdminId = admins.length === 1 ? admins[0]?._id : undefined;
      return (
        <>
          {lastAdminId !== undefined && <Notice title={t('lastAdmin')} />}
          <TeamTable members={team.data} {...{ ownId, lastAdminId, onChoose }} />
        </>
      );
    }
    default:
      return team satisfies never;
  }
}
