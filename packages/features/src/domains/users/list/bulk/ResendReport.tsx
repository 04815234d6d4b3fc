import { RESEND_OUTCOMES } from '@jawla/contract';
import { Banner, Button, Stack, Text } from '@jawla/ui';
import { bulkTexts } from '#bulk';
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
  const tBulk = useText(bulkTexts);
  const describe = useProblemText();
  const lines = RESEND_OUTCOMES.map((outcome) => ({
    outcome,
    count: results.filter((result) => result.outcome === outcome).length,
  })).filter(({ outcome, count }) => count > 0 || (outcome === 'sent' && failure === undefined));
  const dismissal = { label: tBulk('close'), onDismiss };
  return (
    <>
      {lines.length > 0 && (
        <Banner tone="success" {...(failure === undefined && { dismissal })}>
          {lines
            .map(({ outcome, count }) => t(`resend.${outcome}`, { smart_count: count }))
            .join(' ')}
        </Banner>
      )}
      {failure !== undefined && (
        <Banner tone="danger" dismissal={dismissal}>
          <Stack gap="xs">
            <Text>
              {t('resend.failed', { smart_count: failure.ids.length })} {describe(failure.problem)}
            </Text>
            <div>
              <Button size="s" onClick={() => onRetry(failure.ids)}>
                {tBulk('retry')}
              </Button>
            </div>
          </Stack>
        </Banner>
      )}
    </>
  );
}
