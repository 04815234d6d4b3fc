import type { TeamMember, TeamMemberForm } from '@jawla/contract';
import { Banner, Button, Notice, PageHeading, Skeleton, Stack, VisuallyHidden } from '@jawla/ui';
import { AddIcon } from '@jawla/ui/icons';
import { useRef, useState } from 'react';
import { focusAfterDialog } from '#core/forms';
import { LoadFailed, useProblemText, type RemoteData, type RequestState } from '#core/http';
import { useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import type { MemberChange } from '../../team.requests';
import { teamTexts } from '../../team.texts';
import { ChangeDialog } from './ChangeDialog';
import { InviteDialog } from './InviteDialog';
import { TeamTable } from './TeamTable';

export interface TeamViewProps {
  team: RemoteData<TeamMember[]>;
  ownId: string | undefined;
  invitation: RequestState<{ message: string }>;
  change: RequestState<{ message: string }>;
  onRetry: () => void;
  onInvite: (form: TeamMemberForm) => void;
  onInvitationDismissed: () => void;
  onChange: (change: MemberChange) => void;
  onChangeDismissed: () => void;
}

/** Admins and staff, in any state. */
export function TeamView(props: TeamViewProps) {
  const { team, ownId, invitation, change, onChange } = props;
  const t = useText(teamTexts);
  const describe = useProblemText();
  const [isInviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<MemberChange>();
  const heading = useRef<HTMLHeadingElement>(null);
  if (isInviting && invitation.phase === 'ready') setInviting(false);
  const dismissal = { label: t('close'), onDismiss: props.onChangeDismissed };

  const choose = (chosen: MemberChange) => {
    props.onChangeDismissed();
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
        <Banner
          tone="success"
          dismissal={{ label: t('close'), onDismiss: props.onInvitationDismissed }}
        >
          {invitation.data.message}
        </Banner>
      )}
      {change.phase === 'loading' && <VisuallyHidden role="status">{t('changing')}</VisuallyHidden>}
      {change.phase === 'ready' && (
        <Banner tone="success" dismissal={dismissal}>
          {change.data.message}
        </Banner>
      )}
      {change.phase === 'failed' && (
        <Banner tone="danger" dismissal={dismissal}>
          {describe(change.problem)}
        </Banner>
      )}
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
