import { MAIL_MINUTES } from '@jawla/contract/limits';
import { Ltr, Stack, Text, TextLink } from '@jawla/ui';
import { href } from '#core/routing';
import { useText } from '#core/i18n';
import type { MessagesState } from '../../messages.slice';
import { messageTexts } from '../../messages.texts';
import { AuthLayout } from '../../components/AuthLayout';
import { Resend } from '../../components/Resend';
import { useClock } from '../../useClock';
import { minutesSince } from '../../countdown';

export interface CheckEmailViewProps {
  email: string;
  sending: MessagesState['sending'];
  onResend: () => void;
}

const CLOCK_INTERVAL_MS = 10_000;

/** Where and when the mail was sent, and what to do if it does not arrive. */
export function CheckEmailView({ email, sending, onResend }: CheckEmailViewProps) {
  const t = useText(messageTexts);
  const now = useClock(CLOCK_INTERVAL_MS);
  const { sentAt, problem } = sending;
  const minutes = sentAt === undefined ? undefined : minutesSince(sentAt, now);

  return (
    <AuthLayout
      title={t('check.title')}
      lead={t('check.lead', { minutes: MAIL_MINUTES })}
      problem={problem}
    >
      <Stack gap="xs">
        <Text strong>
          <Ltr>{email}</Ltr>
        </Text>
        {minutes !== undefined && (
          <Text tone="inkMuted" size="small">
            {minutes === 0 ? t('check.justNow') : t('check.sentAgo', { smart_count: minutes })}
          </Text>
        )}
        <Text tone="inkMuted">{t('check.spam')}</Text>
      </Stack>
      <Resend sending={sending} label={t('check.resend')} onResend={onResend} />
      <TextLink href={`${href('forgotPassword', {})}?email=${encodeURIComponent(email)}`}>
        {t('check.otherAddress')}
      </TextLink>
    </AuthLayout>
  );
}
