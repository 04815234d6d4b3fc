import { Banner, Button, ProgressBar, Stack, Text, TextLink } from '@jawla/ui';
import { useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { bulkTexts } from './bulk.texts';
import type { BatchItem, FailedItem, Run } from './createBatch';

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
  if (!run) return null;
  const { items, failed: failures } = run;
  const unsure = failures.filter(({ isUnsure }) => isUnsure);
  const refused = failures.filter(({ isUnsure }) => !isUnsure);
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
            <Failures items={refused} title={failed(refused.length)} />
            <Failures items={unsure} title={t('unsure', { smart_count: unsure.length })} />
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

interface FailuresProps<Input> {
  items: readonly FailedItem<Input>[];
  title: string;
}

/** Items with the reason of each. */
function Failures<Input>({ items, title }: FailuresProps<Input>) {
  const describe = useProblemText();
  if (items.length === 0) return null;
  return (
    <>
      <Text>{title}</Text>
      <ul>
        {items.map(({ item, problem }) => (
          <li key={item.key}>
            <bdi>{item.name}</bdi>: {describe(problem)}
          </li>
        ))}
      </ul>
    </>
  );
}
