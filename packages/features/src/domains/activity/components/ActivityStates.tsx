import type { ActivityEntry } from '@jawla/contract';
import { EmptyState, Skeleton, Stack, VisuallyHidden } from '@jawla/ui';
import { ClockIcon } from '@jawla/ui/icons';
import type { ReactNode } from 'react';
import { LoadFailed, type RemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { activityTexts } from '../activity.texts';

export interface ActivityStatesProps {
  entries: RemoteData<readonly ActivityEntry[]>;
  onRetry: () => void;
  children: (entries: readonly ActivityEntry[]) => ReactNode;
}

/** The activity in a part of a page, or why there is none. */
export function ActivityStates({ entries, onRetry, children }: ActivityStatesProps) {
  const t = useText(activityTexts);
  switch (entries.phase) {
    case 'idle':
    case 'loading':
      return (
        <Stack gap="m" aria-busy>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} blockSize="3rem" />
          ))}
        </Stack>
      );
    case 'failed':
      return <LoadFailed title={t('failed')} problem={entries.problem} onRetry={onRetry} />;
    case 'ready':
      return entries.data.length > 0 ? (
        children(entries.data)
      ) : (
        <EmptyState role="status" icon={<ClockIcon />} title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      );
    default:
      return entries satisfies never;
  }
}
