import { UploadIcon } from '@jawla/ui/icons';
import type { Ref } from 'react';
import { percentOf, type Progress } from '#transfers';
import * as S from './DateStops.styles';
import { useFileDropTarget } from './useFileDropTarget';

export interface TourUploadTileProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  /** State of the running upload. */
  progress: Progress | undefined;
  /** Opens the upload dialog, with the dropped files. */
  onSelect: (files?: readonly File[]) => void;
}

/** Placeholder of a missing tour: opens the upload dialog, and accepts a dropped archive. */
export function TourUploadTile({ ref, label, progress, onSelect }: TourUploadTileProps) {
  const [isOver, dropTarget] = useFileDropTarget(onSelect);
  return (
    <S.Tile
      {...dropTarget}
      ref={ref}
      type="button"
      $isOver={isOver}
      $isUploading={progress !== undefined}
      onClick={() => onSelect()}
    >
      <UploadIcon />
      <span>{label}</span>
      {/* Hidden from screen readers: the tag below has the percentage as text. */}
      {progress !== undefined && (
        <S.Progress aria-hidden style={{ inlineSize: `${percentOf(progress)}%` }} />
      )}
    </S.Tile>
  );
}
