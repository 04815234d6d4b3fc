import { Button, Ltr, Stack, Text, TextLink } from '@jawla/ui';
import type { Problem } from '#core/http';
import { useText } from '#core/i18n';
import { messageTexts } from '../../messages.texts';
import { AuthLayout } from '../../components/AuthLayout';

export interface VerifyEmailViewProps {
  email: string;
  sending: boolean;
  problem: Problem | undefined;
  onSend: () => void;
}

/** The address to verify, and the button that sends the mail. */
export function VerifyEmailView({ email, sending, problem, onSend }: VerifyEmailViewProps) {
  const t = useText(messageTexts);
  return (
    <AuthLayout title={t('verify.title')} lead={t('verify.lead')} problem={problem}>
      <Stack gap="l">
        <Text strong>
          <Ltr>{email}</Ltr>
        </Text>
        <Button variant="primary" busy={sending ? t('mail.sending') : undefined} onClick={onSend}>
          {t('mail.send')}
        </Button>
        <TextLink href="/">{t('verify.back')}</TextLink>
      </Stack>
    </AuthLayout>
  );
}
