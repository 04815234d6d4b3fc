import { BANNER_MS } from '@jawla/contract/durations';
import { INVITED_CLIENTS_MAX } from '@jawla/contract/team';
import { Banner, PageHeading, Stack } from '@jawla/ui';
import { useEffect, useEffectEvent, useId } from 'react';
import { isTransient, ProblemBanner } from '#core/http';
import { useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { useAppDispatch, useOutcome } from '#core/store';
import { PagePath, UnsavedChangesPrompt } from '#shell';
import { toClient, isRight } from '../../clientList/rowErrors';
import { useCheckedRows } from '../../clientList/useCheckedRows';
import { useClientRows } from '../../clientList/useClientRows';
import { inviteClientsTexts } from '../../inviteClients.texts';
import { inviteClients } from '../../team.requests';
import { PasteStep } from './PasteStep';
import { ReviewStep } from './ReviewStep';

/**
 * Invites the clients of a pasted list, for admins: first the text, then a table of how it was read, to check and
 * correct; and the result.
 */
export function InviteClientsScreen() {
  const dispatch = useAppDispatch();
  const t = useText(inviteClientsTexts);
  const pasteId = useId();
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
  const isSending = invitation.phase === 'loading';
  const isUnsaved = text.trim() !== '' || rows.length > 0;

  return (
    <Stack gap="l">
      <PageTitle>{t('title')}</PageTitle>
      <UnsavedChangesPrompt unsaved={isUnsaved && !isSending} onLeave={() => undefined} />
      <PageHeading
        above={
          <PagePath
            backHref={href('dashboard', {})}
            parents={[{ href: href('dashboard', {}), label: t('clients') }]}
            current={t('title')}
          />
        }
        title={t('title')}
        below={t('below', { smart_count: INVITED_CLIENTS_MAX })}
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
        <PasteStep
          id={pasteId}
          text={text}
          onText={(next) => {
            dismiss();
            setText(next);
          }}
          onRead={() => {
            dismiss();
            onCheck(read());
          }}
        />
      ) : (
        <ReviewStep
          {...{ pasteId, list, rows, isChecked, isSending }}
          isChecking={check.phase === 'loading'}
          onEdit={edit}
          onRemove={(id) => remove([id])}
          onUnread={unread}
          onCheck={() => onCheck(list.rows)}
          onSend={() => dispatch(inviteClients.requested(right.map(toClient)))}
        />
      )}
    </Stack>
  );
}
