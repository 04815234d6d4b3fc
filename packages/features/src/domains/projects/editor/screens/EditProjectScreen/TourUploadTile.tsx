import { UploadIcon } from '@jawla/ui/icons';
import type { Ref } from 'react';
import { percentOf, type Progress } from '#transfers';
import * as S from './DateStops.styles';
import { useFileDropTarget } from './useFileDropTarget';

export interface TourUploadTileProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  /** Of the upload that is under way. */
  progress: Progress | undefined;
  /** Opens the upload, with the files that were dropped. */
  onSelect: (files?: readonly File[]) => void;
}

/** The place of a tour that is not there yet: opens its upload, and takes a dropped archive. */
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
      {/* The tag below the tile has the percentage as text. */}
      {progress !== undefined && (
        <S.Progress aria-hidden style={{ inlineSize: `${percentOf(progress)}%` }} />
      )}
    </S.Tile>
  );
}
