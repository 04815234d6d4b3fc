import type { InvitedClients } from '@jawla/contract';
import { INVITED_CLIENTS_MAX } from '@jawla/contract/team';
import { Banner, Button, Card, LinkButton, PageHeading, Stack, Text, TextArea } from '@jawla/ui';
import { useProblemText, type RequestState } from '#core/http';
import { useText } from '#core/i18n';
import { href, PageTitle } from '#core/routing';
import { UnsavedChangesPrompt } from '#shell';
import { inviteClientsTexts } from '../../inviteClients.texts';
import type { ClientLine } from '../../parseClientList';
import { LineProblems } from './LineProblems';

export interface InviteClientsViewProps {
  text: string;
  lines: readonly ClientLine[];
  check: RequestState<string[]>;
  /** Whether the server has checked exactly these lines. */
  isChecked: boolean;
  invitation: RequestState<InvitedClients>;
  onText: (text: string) => void;
  onCheck: () => void;
  onSend: () => void;
}

/** The list, what is wrong in it line by line, and the result, in any state. */
export function InviteClientsView(props: InviteClientsViewProps) {
  const { text, lines, check, isChecked, invitation, onCheck, onSend } = props;
  const t = useText(inviteClientsTexts);
  const describe = useProblemText();
  const wrong = lines.filter(({ result }) => 'problem' in result);
  const count = lines.length - wrong.length;
  const isSending = invitation.phase === 'loading';
  return (
    <Stack gap="l">
      <PageTitle>{t('title')}</PageTitle>
      <UnsavedChangesPrompt unsaved={text.trim() !== '' && !isSending} onLeave={() => undefined} />
      <PageHeading
        title={t('title')}
        below={t('below', { smart_count: INVITED_CLIENTS_MAX })}
        actions={<LinkButton href={href('dashboard', {})}>{t('back')}</LinkButton>}
      />
      {invitation.phase === 'ready' && (
        <Banner tone="success">
          {t('done', { smart_count: invitation.data.invited.length })}
          {invitation.data.existing.length > 0 && (
            <> {t('done.existing', { smart_count: invitation.data.existing.length })}</>
          )}
        </Banner>
      )}
      {invitation.phase === 'failed' && (
        <Banner tone="danger">
          {t('failed')} {describe(invitation.problem)}
        </Banner>
      )}
      {check.phase === 'failed' && (
        <Banner tone="danger">
          {t('check.failed')} {describe(check.problem)}
        </Banner>
      )}
      <Card as="section">
        <Stack gap="l">
          <TextArea
            label={t('list')}
            hint={t('list.hint')}
            rows={8}
            dir="auto"
            spellCheck={false}
            autoComplete="off"
            value={text}
            readOnly={isSending}
            onChange={({ target }) => props.onText(target.value)}
          />
          {lines.length > 0 && (
            <Text role="status">
              {t('ready', { smart_count: count })}
              {wrong.length > 0 && <> · {t('wrong', { smart_count: wrong.length })}</>}
            </Text>
          )}
          <Stack direction="row" gap="s">
            {isChecked && count > 0 ? (
              <Button
                variant="primary"
                busy={isSending ? t('sending') : undefined}
                onClick={onSend}
              >
                {t('send', { smart_count: count })}
              </Button>
            ) : (
              <Button
                variant="primary"
                aria-disabled={count === 0}
                busy={check.phase === 'loading' ? t('checking') : undefined}
                onClick={() => count > 0 && onCheck()}
              >
                {t('check')}
              </Button>
            )}
          </Stack>
        </Stack>
      </Card>
      {wrong.length > 0 && <LineProblems lines={wrong} />}
    </Stack>
  );
}
