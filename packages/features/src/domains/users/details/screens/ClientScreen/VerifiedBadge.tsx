import { Button, Stack, Tag, Text } from '@jawla/ui';
import { CheckIcon } from '@jawla/ui/icons';
import { useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import type { SendState } from '../../useClientEditing';
import { clientDetailsTexts } from '../../clientDetails.texts';

export interface VerifiedBadgeProps {
  verified: boolean;
  /** State of sending the link again. */
  state: SendState;
  onSend: () => void;
}

/** Whether a client has verified the e-mail address, and a button that sends the link again. */
export function VerifiedBadge({ verified, state, onSend }: VerifiedBadgeProps) {
  const t = useText(clientDetailsTexts);
  const describe = useProblemText();
  if (verified) {
    return (
      <Tag tone="success" icon={<CheckIcon size="1em" />}>
        {t('verified.yes')}
      </Tag>
    );
  }
  return (
    <Stack direction="row" gap="s">
      <Tag tone="plain">{t('verified.no')}</Tag>
      {state.phase === 'done' ? (
        <Text role="status" size="small" tone="success">
          {t('verified.sent')}
        </Text>
      ) : (
        <Button
          size="s"
          busy={state.phase === 'running' ? t('verified.sending') : undefined}
          onClick={onSend}
        >
          {t('verified.resend')}
        </Button>
      )}
      {state.phase === 'failed' && (
        <Text role="alert" size="small" tone="danger">
          {describe(state.problem)}
        </Text>
      )}
    </Stack>
  );
}
