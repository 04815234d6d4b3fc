import type { UserRow } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { Banner, Button, ProgressBar, Stack, Text, TextLink } from '@jawla/ui';
import { useProblemText } from '#core/http';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { clientsBulkTexts } from './clientsBulk.texts';
import type { DeletionRun, FailedDeletion } from './deleteUsers';

export interface DeletionReportProps {
  run: DeletionRun;
  onRetry: (users: readonly UserRow[]) => void;
  onDismiss: () => void;
  /** Brings back those who were deleted; omitted if they are too many. */
  undo: { isRunning: boolean; failed: number; onPress: () => void } | undefined;
}

/** The progress of a deletion; then how many were deleted, and who was not and why. */
export function DeletionReport({ run, onRetry, onDismiss, undo }: DeletionReportProps) {
  const t = useText(clientsBulkTexts);
  const { users, failed: failures } = run;
  const unsure = failures.filter(({ isUnsure }) => isUnsure);
  const refused = failures.filter(({ isUnsure }) => !isUnsure);
  if (run.isRunning) {
    const settled = run.done + failures.length;
    return (
      <ProgressBar
        label={t('deleting', { done: String(settled), total: String(users.length) })}
        percent={(settled / users.length) * 100}
        detail={t('keepOpen')}
      />
    );
  }
  const dismissal = { onDismiss };
  return (
    <>
      {run.done > 0 && (
        <Banner tone="success" {...(failures.length === 0 && { dismissal })}>
          {t('delete.done', { smart_count: run.done })}{' '}
          <TextLink href={href('trash', {})}>{t('trash')}</TextLink>{' '}
          {undo && (
            <Button
              size="s"
              variant="quiet"
              busy={undo.isRunning ? t('undoing') : undefined}
              onClick={undo.onPress}
            >
              {t('undo')}
            </Button>
          )}
        </Banner>
      )}
      {undo !== undefined && undo.failed > 0 && (
        <Banner tone="danger">{t('undo.failed', { smart_count: undo.failed })}</Banner>
      )}
      {failures.length > 0 && (
        <Banner tone="danger" dismissal={dismissal}>
          <Stack gap="xs">
            <Failures of={refused} title={t('delete.failed', { smart_count: refused.length })} />
            <Failures of={unsure} title={t('unsure', { smart_count: unsure.length })} />
            <div>
              <Button size="s" onClick={() => onRetry(failures.map(({ user }) => user))}>
                {t('retry')}
              </Button>
            </div>
          </Stack>
        </Banner>
      )}
    </>
  );
}

interface FailuresProps {
  of: readonly FailedDeletion[];
  title: string;
}

/** Clients with the reason of each. */
function Failures({ of, title }: FailuresProps) {
  const describe = useProblemText();
  if (of.length === 0) return null;
  return (
    <>
      <Text>{title}</Text>
      <ul>
        {of.map(({ user, problem }) => (
          <li key={user._id}>
            <bdi>{fullName(user)}</bdi>: {describe(problem)}
          </li>
        ))}
      </ul>
    </>
  );
}
