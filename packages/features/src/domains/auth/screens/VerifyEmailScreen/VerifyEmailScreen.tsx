import { Button, Ltr, Stack, Text, TextLink } from '@jawla/ui';
import { useAppDispatch, useAppSelector } from '#core/store';
import { useText } from '#core/i18n';
import { messages, selectSending } from '../../messages.slice';
import { messageTexts } from '../../messages.texts';
import { AuthLayout } from '../../components/AuthLayout';
import { RequireValidLink } from '../../components/RequireValidLink';
import { useLink } from '../../useLink';

/** Sends the verification link to a user whose address is not verified yet. */
export function VerifyEmailScreen() {
  const t = useText(messageTexts);
  const dispatch = useAppDispatch();
  const { owner, reload } = useLink('address');
  const { phase, problem } = useAppSelector(selectSending);

  return (
    <RequireValidLink
      owner={owner}
      title={t('verify.title')}
      wayOn={{ href: '/', label: t('link.toLogin') }}
      onRetry={reload}
    >
      {({ email }) => (
        <AuthLayout title={t('verify.title')} lead={t('verify.lead')} problem={problem}>
          <Stack gap="l">
            <Text strong>
              <Ltr>{email}</Ltr>
            </Text>
            <Button
              variant="primary"
              busy={phase === 'idle' ? undefined : t('mail.sending')}
              onClick={() =>
                dispatch(
                  messages.actions.messageRequested({
                    kind: 'verifyEmail',
                    to: email,
                    again: false,
                  }),
                )
              }
            >
              {t('mail.send')}
            </Button>
            <TextLink href="/" alone>
              {t('verify.back')}
            </TextLink>
          </Stack>
        </AuthLayout>
      )}
    </RequireValidLink>
  );
}
