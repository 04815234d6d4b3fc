import { MAIL_MINUTES } from '@jawla/contract/limits';
import { Ltr, Stack, Text, TextLink } from '@jawla/ui';
import { href } from '#core/routing';
import { useAppDispatch, useAppSelector } from '#core/store';
import { useText } from '#core/i18n';
import { messages, selectSending } from '../../messages.slice';
import { messageTexts } from '../../messages.texts';
import { AuthLayout } from '../../components/AuthLayout';
import { RequireValidLink } from '../../components/RequireValidLink';
import { Resend } from '../../components/Resend';
import { useClock } from '../../useClock';
import { minutesSince } from '../../countdown';
import { useLink } from '../../useLink';

const CLOCK_INTERVAL_MS = 10_000;

/** Confirms that a mail was sent: where and when, and what to do if it does not arrive. */
export function CheckEmailScreen() {
  const t = useText(messageTexts);
  const dispatch = useAppDispatch();
  const { owner, reload } = useLink('account');
  const sending = useAppSelector(selectSending);
  const now = useClock(CLOCK_INTERVAL_MS);
  const { sentAt, problem } = sending;
  const minutes = sentAt === undefined ? undefined : minutesSince(sentAt, now);

  return (
    <RequireValidLink
      owner={owner}
      title={t('check.title')}
      wayOn={{ href: href('forgotPassword', {}), label: t('link.newMail') }}
      onRetry={reload}
    >
      {({ email, verified }) => (
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
          <Resend
            sending={sending}
            label={t('check.resend')}
            onResend={() => {
              const kind = verified ? 'resetPassword' : 'verifyEmail';
              dispatch(messages.actions.messageRequested({ kind, to: email, again: true }));
            }}
          />
          <TextLink alone href={`${href('forgotPassword', {})}?email=${encodeURIComponent(email)}`}>
            {t('check.otherAddress')}
          </TextLink>
        </AuthLayout>
      )}
    </RequireValidLink>
  );
}
