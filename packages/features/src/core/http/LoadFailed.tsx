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
  const place = useRef<Element>(null);
  useLayoutEffect(() => {
    const own = button.current;
    const around = own?.closest('section, main') ?? null;
    place.current = around;
    return () => {
      // It leaves without being pressed, too: when the server is reachable again.
      if (document.activeElement === own) queueMicrotask(() => focusHeading(around));
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
          onClick={() => {
            focusHeading(place.current);
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
function focusHeading(place: Element | null): void {
  const heading = place?.querySelector('h1, h2');
  if (!(heading instanceof HTMLElement)) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
