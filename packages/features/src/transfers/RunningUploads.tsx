import { lazyWithRetry } from '@jawla/ui';
import { Suspense } from 'react';
import type { Transfer } from './transfers.slice';

const NamedUploads = lazyWithRetry(async () => (await import('./shownUploadsCode')).NamedUploads);

/** Names running uploads before a log-out, which ends them. Its code loads as soon as a page shows the uploads. */
export function RunningUploads({ uploads }: { uploads: readonly Transfer[] }) {
  return (
    <Suspense>
      <NamedUploads uploads={uploads} />
    </Suspense>
  );
}
