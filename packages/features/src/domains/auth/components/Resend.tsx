import { Button, Ltr, Stack, Text } from '@jawla/ui';
import { DoneIcon } from '@jawla/ui/icons';
import { formatTime, useLocale, useText } from '#core/i18n';
import { messageTexts } from '../messages.texts';
import { RESEND_WAIT_MS, type MessagesState } from '../messages.slice';
import { useClock } from '../useClock';
import { clockText, secondsUntil } from '../countdown';

export interface ResendProps {
  sending: MessagesState['sending'];
  /** Label of the button, such as "Resend message". */
  label: string;
  onResend: () => void;
}

/** Maximum wait before the next message that a server may impose, in milliseconds. */
const LONGEST_WAIT_MS = 24 * 3600_000;
const TICK_MS = 1000;

/** Button that sends a message again, with a rate limit, and the time at which it was sent. */
export function Resend({
  sending: { phase, sentAt, until, problem },
  label,
  onResend,
}: ResendProps) {
  const t = useText(messageTexts);
  const locale = useLocale();
  const now = useClock(TICK_MS);
  // Only the server may impose more than the usual wait.
  const most = problem?.kind === 'rateLimited' ? LONGEST_WAIT_MS : RESEND_WAIT_MS;
  const left = secondsUntil(until, now, most);
  return (
    <Stack gap="xs" align="start">
      <Button
        busy={phase === 'sending' ? t('mail.sending') : undefined}
        aria-disabled={left > 0 || undefined}
        onClick={onResend}
      >
        {label}
      </Button>
      <Text size="small" tone="inkMuted" role="status">
        {phase === 'sent' && sentAt !== undefined && (
          <>
            <DoneIcon size="1em" />{' '}
            {t('check.resent', { time: formatTime(new Date(sentAt), locale) })}
          </>
        )}
      </Text>
      {left > 0 && (
        <Text size="small" tone="inkMuted" tabular>
          {t('resend.wait')} <Ltr>{clockText(left)}</Ltr>
        </Text>
      )}
    </Stack>
  );
}
