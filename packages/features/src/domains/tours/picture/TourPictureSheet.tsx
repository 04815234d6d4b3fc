import { BANNER_MS } from '@jawla/contract/durations';
import type { Image } from '@jawla/contract';
import { Banner, Button, ImagePicker } from '@jawla/ui';
import { UndoIcon } from '@jawla/ui/icons';
import { useRef, useState } from 'react';
import { useFocusLoss } from '#core/forms';
import { ProblemBanner, type RequestState } from '#core/http';
import { useText } from '#core/i18n';
import {
  coverPicture,
  IMAGE_FILES,
  imageTexts,
  rejectImage,
  type ImageRejection,
} from '#core/pictures';
import { isRunning, percentOf, type Transfer } from '#transfers';
import { tourPictureTexts } from './tourPicture.texts';
import * as S from './TourPictureSheet.styles';

/** Width of the picture in the sheet, for `sizes`. */
const SHEET_SIZES = '20rem';

export interface TourPictureSheetProps {
  picture: Image | null | undefined;
  /** An admin has chosen it, so the one found in the tour can be restored. */
  isChosen: boolean;
  /** The upload that replaces it. */
  transfer: Transfer | undefined;
  /** The request that restores the picture found in the tour. */
  restoring: RequestState<unknown>;
  onChoose: (file: File) => void;
  onRestore: () => void;
}

/** Content of the popover in which an admin replaces the picture of a tour, or restores its own. */
export function TourPictureSheet(props: TourPictureSheetProps) {
  const { picture, isChosen, transfer, restoring, onChoose, onRestore } = props;
  const t = useText(tourPictureTexts);
  const tImage = useText(imageTexts);
  const [rejection, setRejection] = useState<ImageRejection>();
  const input = useRef<HTMLInputElement>(null);
  const problem = restoring.phase === 'failed' ? restoring.problem : undefined;
  const choose = (file: File) => {
    const reason = rejectImage(file);
    setRejection(reason);
    if (reason === undefined) onChoose(file);
  };
  return (
    <S.Sheet>
      <ImagePicker
        ref={input}
        picture={picture?.path}
        sources={coverPicture(picture, SHEET_SIZES)}
        alt=""
        missing={t('none')}
        uploading={
          transfer && isRunning(transfer)
            ? { label: t('uploading'), percent: percentOf(transfer.progress) }
            : undefined
        }
        label={t('change')}
        hint={tImage('hint')}
        error={rejection && tImage(rejection)}
        accept={IMAGE_FILES}
        onPick={choose}
      />
      {isChosen && (
        <RestoreButton
          busy={restoring.phase === 'loading'}
          onClick={onRestore}
          onFocusLost={() => input.current?.focus()}
        />
      )}
      {transfer?.phase === 'failed' && (
        <Banner tone="danger" autoHide={{ after: BANNER_MS, restartOn: transfer.problem }}>
          {transfer.problem.kind === 'refused' ? transfer.problem.message : t('failed')}
        </Banner>
      )}
      {problem && <ProblemBanner problem={problem} />}
    </S.Sheet>
  );
}

interface RestoreButtonProps {
  busy: boolean;
  onClick: () => void;
  onFocusLost: () => void;
}

/** Closes the sheet once the tour's own picture is restored. */
function RestoreButton({ busy, onClick, onFocusLost }: RestoreButtonProps) {
  const t = useText(tourPictureTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusLoss(button, onFocusLost);
  return (
    <Button
      ref={button}
      size="s"
      icon={<UndoIcon />}
      busy={busy ? t('restoring') : undefined}
      onClick={onClick}
    >
      {t('restore')}
    </Button>
  );
}
