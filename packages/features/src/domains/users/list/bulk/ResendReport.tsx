import { RESEND_OUTCOMES } from '@jawla/contract';
import { Banner, Button, Stack, Text } from '@jawla/ui';
import { useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import type { Resent } from './clientsBulk.requests';
import { clientsBulkTexts } from './clientsBulk.texts';

export interface ResendReportProps extends Resent {
  onRetry: (ids: readonly string[]) => void;
  onDismiss: () => void;
}

/** How many invitations were sent, and why the others were not. */
export function ResendReport({ results, failure, onRetry, onDismiss }: ResendReportProps) {
  const t = useText(clientsBulkTexts);
  const describe = useProblemText();
  const failed = [
    ...(failure?.ids ?? []),
    ...results.flatMap(({ _id, outcome }) => (outcome === 'failed' ? _id : [])),
  ];
  const unsure = failure?.unsure ?? 0;
  const unsent = failed.length - unsure;
  const lines = RESEND_OUTCOMES.filter((outcome) => outcome !== 'failed')
    .map((outcome) => ({
      outcome,
      count: results.filter((result) => result.outcome === outcome).length,
    }))
    .filter(({ outcome, count }) => count > 0 || (outcome === 'sent' && failed.length === 0));
  const dismissal = { onDismiss };
  return (
    <>
      {lines.length > 0 && (
        <Banner tone="success" {...(failed.length === 0 && { dismissal })}>
          {lines
            .map(({ outcome, count }) => t(`resend.${outcome}`, { smart_count: count }))
            .join(' ')}
        </Banner>
      )}
      {failed.length > 0 && (
        <Banner tone="danger" dismissal={dismissal}>
          <Stack gap="xs">
            <Text>
              {unsent > 0 && t('resend.failed', { smart_count: unsent })}{' '}
              {unsure > 0 && t('resend.unsure', { smart_count: unsure })}{' '}
              {failure && describe(failure.problem)}
            </Text>
            <div>
              <Button size="s" onClick={() => onRetry(failed)}>
                {t('retry')}
              </Button>
            </div>
          </Stack>
        </Banner>
      )}
    </>
  );
}
