import { Button, EmptyState } from '@jawla/ui';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n';
import type { Problem } from './problem';
import { problemTexts } from './problem.texts';
import { useProblemText } from './useProblemText';

export interface LoadFailedProps {
  /** What could not be loaded. */
  title: string;
  icon?: ReactNode;
  problem: Problem;
  onRetry: () => void;
}

/** In the place of data that could not be loaded: why, and a button that loads it again. */
export function LoadFailed({ title, icon, problem, onRetry }: LoadFailedProps) {
  const t = useText(problemTexts);
  const describe = useProblemText();
  return (
    <EmptyState
      role="alert"
      icon={icon}
      title={title}
      action={
        <Button variant="primary" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {describe(problem)}
    </EmptyState>
  );
}
