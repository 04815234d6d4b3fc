import { lazyWithRetry } from '@jawla/ui';
import { Suspense } from 'react';
import { useAppSelector } from '#core/store';
import * as S from './ShownUploads.styles';
import { selectTransfers, type Transfer } from './transfers.slice';

// Code splitting: most visits upload nothing.
const UploadIndicator = lazyWithRetry(
  async () => (await import('./shownUploadsCode')).UploadIndicator,
);

export interface UploadsProps {
  /** In a row of its own, below a tour. */
  isRow?: boolean;
}

/** The uploads that the user has to know of; usually none. */
export function ShownUploads({ isRow = false }: UploadsProps) {
  const uploads = Object.values(useAppSelector(selectTransfers)).filter(isShown);
  if (uploads.length === 0) return null;
  const indicator = (
    <Suspense>
      <UploadIndicator uploads={uploads} />
    </Suspense>
  );
  return isRow ? <S.PageRow>{indicator}</S.PageRow> : indicator;
}

/** An uploaded image is visible on its page, so it leaves no receipt. */
function isShown({ phase, subject }: Transfer): boolean {
  return phase !== 'done' || !['cover', 'tourPicture', 'pilotPicture'].includes(subject.kind);
}
