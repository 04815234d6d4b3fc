import { lazy, Suspense } from 'react';
import type { ErrorViewProps } from './ErrorView';

const ErrorView = lazy(async () => ({ default: (await import('./ErrorView')).ErrorView }));

/** `ErrorView`, loaded on demand by pages that seldom show it. */
export function LazyErrorView(props: ErrorViewProps) {
  return (
    <Suspense>
      <ErrorView {...props} />
    </Suspense>
  );
}
