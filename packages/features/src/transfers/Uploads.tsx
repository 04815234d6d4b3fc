import { lazyWithRetry } from '@jawla/ui';
import { Suspense } from 'react';
import { useAppSelector } from '#core/store';
import { selectUser } from '#session';
import type { UploadsProps } from './ShownUploads';

// Code splitting: the login's first code contains nothing of uploads.
const ShownUploads = lazyWithRetry(async () => (await import('./ShownUploads')).ShownUploads);

/** The uploads of the signed-in user, on every page. */
export function Uploads(props: UploadsProps) {
  const isSignedIn = useAppSelector(selectUser) !== undefined;
  if (!isSignedIn) return null;
  return (
    <Suspense>
      <ShownUploads {...props} />
    </Suspense>
  );
}
