import { BANNER_MS } from '@jawla/contract/durations';
import type { InvitedClients } from '@jawla/contract';
import { INVITED_CLIENTS_MAX } from '@jawla/contract/team';
import { Banner, LinkButton, PageHeading, Stack } from '@jawla/ui';
import { useId } from 'react';
import { isTransient, ProblemBanner, type RequestState } from '#core/http';
import { useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { UnsavedChangesPrompt } from '#shell';
import type { ClientList } from '../../clientList/readClientList';
import type { CheckedRow, RowField } from '../../clientList/rowErrors';
import { inviteClientsTexts } from '../../inviteClients.texts';
import { PasteStep } from './PasteStep';
import { ReviewStep } from './ReviewStep';

export interface InviteClientsViewProps {
  text: string;
  /** How the text was read; without rows before. */
  list: ClientList;
  rows: readonly CheckedRow[];
  check: RequestState<string[]>;
  /** Whether the server has checked all addresses. */
  isChecked: boolean;
  invitation: RequestState<InvitedClients>;
  onText: (text: string) => void;
  onRead: () => void;
  onUnread: () => void;
  onEdit: (id: string, field: RowField, value: string) => void;
  onRemove: (id: string) => void;
  onCheck: () => void;
  onSend: () => void;
}

/** First the text, then a table of how it was read, to check and correct; and the result. In any state. */
export function InviteClientsView(props: InviteClientsViewProps) {
  const { text, list, rows, check, invitation } = props;
  const t = useText(inviteClientsTexts);
  const pasteId = useId();
  const isSending = invitation.phase === 'loading';
  const isUnsaved = text.trim() !== '' || rows.length > 0;
  return (
    <Stack gap="l">
      <PageTitle>{t('title')}</PageTitle>
      <UnsavedChangesPrompt unsaved={isUnsaved && !isSending} onLeave={() => undefined} />
      <PageHeading
        title={t('title')}
        below={t('below', { smart_count: INVITED_CLIENTS_MAX })}
        actions={<LinkButton href={href('dashboard', {})}>{t('back')}</LinkButton>}
      />
      {invitation.phase === 'ready' && (
        <Banner tone="success" autoHide={{ after: BANNER_MS, restartOn: invitation }}>
          {t('done', { smart_count: invitation.data.invited.length })}
          {invitation.data.existing.length > 0 && (
            <> {t('done.existing', { smart_count: invitation.data.existing.length })}</>
          )}
        </Banner>
      )}
      {invitation.phase === 'failed' && (
        <ProblemBanner problem={invitation.problem}>
          {t(isTransient(invitation.problem) ? 'unsure' : 'failed')}
        </ProblemBanner>
      )}
      {check.phase === 'failed' && (
        <ProblemBanner problem={check.problem}>{t('check.failed')}</ProblemBanner>
      )}
      {rows.length === 0 ? (
        <PasteStep id={pasteId} text={text} onText={props.onText} onRead={props.onRead} />
      ) : (
        <ReviewStep
          {...{ pasteId, list, rows, isSending }}
          isChecking={check.phase === 'loading'}
          isChecked={props.isChecked}
          onEdit={props.onEdit}
          onRemove={props.onRemove}
          onUnread={props.onUnread}
          onCheck={props.onCheck}
          onSend={props.onSend}
        />
      )}
    </Stack>
  );
}
