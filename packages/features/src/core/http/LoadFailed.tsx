import { Button, EmptyState } from '@jawla/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === null || document.activeElement !== own) return;
      // It leaves without being pressed, too: when the server is reachable again.
      const heading = headingAbove(own);
      queueMicrotask(() => takeFocus(heading));
    };
  }, []);
  return (
    <EmptyState
      role="alert"
      icon={icon}
      title={title}
      action={
        <Button
          ref={button}
          variant="primary"
          onClick={(event) => {
            takeFocus(headingAbove(event.currentTarget));
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

function headingAbove(button: HTMLElement): Element | null | undefined {
  return button.closest('section, main')?.querySelector('h1, h2');
}

/** What is loaded takes the place of the button, and of its focus: the heading above gets it. */
function takeFocus(heading: Element | null | undefined): void {
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
