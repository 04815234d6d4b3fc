import { UploadIcon } from '@jawla/ui/icons';
import type { RefObject } from 'react';
import { useFocusLoss } from '#core/forms';
import { percentOf, type Progress } from '#transfers';
import * as S from './DateStops.styles';
import { useFileDropTarget } from './useFileDropTarget';

export interface TourUploadTileProps {
  ref: RefObject<HTMLButtonElement | null>;
  label: string;
  /** State of the running upload. */
  progress: Progress | undefined;
  /** Opens the upload dialog, with the dropped files. */
  onSelect: (files?: readonly File[]) => void;
  /** A tour replaces the tile, which has the focus. */
  onFocusLost: () => void;
}

/** Placeholder of a missing tour: opens the upload dialog, and accepts a dropped archive. */
export function TourUploadTile(props: TourUploadTileProps) {
  const { ref, label, progress, onSelect, onFocusLost } = props;
  useFocusLoss(ref, onFocusLost);
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
