import { lazy, Suspense } from 'react';
import { useAppSelector } from '#core/store';
import { selectUser } from '#session';
import { selectTransfers, type Transfer } from './transfers.slice';

// Code splitting: most visits upload nothing.
const UploadIndicator = lazy(async () => ({
  default: (await import('./UploadIndicator')).UploadIndicator,
}));

/** The uploads of the signed-in user, on every page; usually none. */
export function Uploads() {
  const isSignedIn = useAppSelector(selectUser) !== undefined;
  const uploads = Object.values(useAppSelector(selectTransfers)).filter(isShown);
  if (!isSignedIn || uploads.length === 0) return null;
  return (
    <Suspense>
      <UploadIndicator uploads={uploads} />
    </Suspense>
  );
}

/** An uploaded image is visible on its page, so it leaves no receipt. */
function isShown({ phase, subject }: Transfer): boolean {
  return phase !== 'done' || !['cover', 'tourPicture', 'pilotPicture'].includes(subject.kind);
}
