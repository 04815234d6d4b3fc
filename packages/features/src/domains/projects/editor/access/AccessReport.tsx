import { Button, Stack, Text } from '@jawla/ui';
import { ReloadIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { editorTexts } from '../editor.texts';
import type { AccessOutcome } from './useAccess';

interface AccessReportProps extends AccessOutcome {
  onRetry: (...emails: readonly string[]) => void;
}

/** What became of a list of addresses; each of those that failed is in the list of people as well. */
export function AccessReport({
  given,
  had,
  noAccount,
  failed,
  unsure,
  onRetry,
}: AccessReportProps) {
  const t = useText(editorTexts);
  const isSingle = given + had + noAccount + failed.length === 1;
  const lines = [
    given > 0 && t('access.given', { smart_count: given }),
    had > 0 && (isSingle ? t('access.hadOne') : t('access.had', { smart_count: had })),
    noAccount > 0 && t('access.noAccounts', { smart_count: noAccount }),
    failed.length > unsure && t('access.notGiven', { smart_count: failed.length - unsure }),
    unsure > 0 && t('access.unsureGiven', { smart_count: unsure }),
  ].filter((line) => line !== false);
  return (
    <Stack direction="row" gap="xs">
      <Text role="status" size="small">
        {lines.join(' ')}
      </Text>
      {failed.length > 1 && (
        <Button size="s" icon={<ReloadIcon />} onClick={() => onRetry(...failed)}>
          {t('access.retryAll')}
        </Button>
      )}
    </Stack>
  );
}
