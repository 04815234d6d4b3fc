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
        <Button
          variant="primary"
          onClick={(event) => {
            focusHeading(event.currentTarget);
            onRetry();
          }}
        >
          {t('retry')}
        </Button>
      }
    >
      {describe(problem)}
    </EmptyState>
  );
}

/** What is loaded takes the place of the button, and of its focus: the heading above gets it. */
function focusHeading(button: HTMLElement): void {
  const heading = button.closest('section, main')?.querySelector('h1, h2');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
