import { Banner, Button, ProgressBar, Stack, Text, TextLink } from '@jawla/ui';
import { useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { bulkTexts } from './bulk.texts';
import type { BatchItem, Run } from './createBatch';

export interface BatchReportProps<Input> {
  run: Run<Input> | null | undefined;
  /** "12 clients were deleted." */
  done: (count: number) => string;
  /** "2 clients were not deleted:" */
  failed: (count: number) => string;
  onRetry: (items: readonly BatchItem<Input>[]) => void;
  onDismiss: () => void;
}

/** The progress of a run; then how many items succeeded, and which have failed and why. */
export function BatchReport<Input>({
  run,
  done,
  failed,
  onRetry,
  onDismiss,
}: BatchReportProps<Input>) {
  const t = useText(bulkTexts);
  const describe = useProblemText();
  if (!run) return null;
  const { items, failed: failures } = run;
  if (run.isRunning) {
    const settled = run.done + failures.length;
    return (
      <ProgressBar
        label={t('deleting', { done: String(settled), total: String(items.length) })}
        percent={(settled / items.length) * 100}
        detail={t('keepOpen')}
      />
    );
  }
  const dismissal = { label: t('close'), onDismiss };
  return (
    <>
      {run.done > 0 && (
        <Banner tone="success" {...(failures.length === 0 && { dismissal })}>
          {done(run.done)} <TextLink href={href('trash', {})}>{t('trash')}</TextLink>
        </Banner>
      )}
      {failures.length > 0 && (
        <Banner tone="danger" dismissal={dismissal}>
          <Stack gap="xs">
            <Text>{failed(failures.length)}</Text>
            <ul>
              {failures.map(({ item, problem }) => (
                <li key={item.key}>
                  <bdi>{item.name}</bdi>: {describe(problem)}
                </li>
              ))}
            </ul>
            <div>
              <Button size="s" onClick={() => onRetry(failures.map(({ item }) => item))}>
                {t('retry')}
              </Button>
            </div>
          </Stack>
        </Banner>
      )}
    </>
  );
}
