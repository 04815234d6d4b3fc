import { Banner, Button, ImagePicker, Picture, Popover, VisuallyHidden } from '@jawla/ui';
import { UndoIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { useProblemText } from '#core/http';
import { formatDay, useLocale, useText } from '#core/i18n';
import { coverPicture } from '#core/pictures';
import { isRunning, percentOf } from '#transfers';
import { editorTexts } from '../../editor.texts';
import type { DatePicture } from '../../useDatePictures';
import * as S from './DateStops.styles';
import { PICTURE_FILES, refusedPicture } from './refusedPicture';

/** In CSS pixels, of the button and of the sheet. */
const THUMB_SIZES = '18rem';
const SHEET_SIZES = '20rem';

export interface TourPictureButtonProps {
  day: string;
  picture: DatePicture;
}

/** The picture that stands for a date's tour; pressed, it can be replaced. */
export function TourPictureButton({ day, picture }: TourPictureButtonProps) {
  const t = useText(editorTexts);
  const locale = useLocale();
  const describe = useProblemText();
  const [wrong, setWrong] = useState<'wrongType' | 'tooLarge'>();
  const { current, transfer, restoring, onChoose, onRestore } = picture;
  const title = t('picture.title', { day: formatDay(day, locale) });
  const image = current?.picture;
  const problem = restoring.phase === 'failed' ? restoring.problem : undefined;
  const choose = (file: File) => {
    const refused = refusedPicture(file);
    setWrong(refused);
    if (refused === undefined) onChoose(file);
  };
  return (
    <Popover
      label={title}
      renderTrigger={(props) => (
        <S.PictureTile {...props} type="button">
          <Picture {...coverPicture(image, THUMB_SIZES)} alt="" />
          <VisuallyHidden>{title}</VisuallyHidden>
        </S.PictureTile>
      )}
    >
      <S.PictureSheet>
        <ImagePicker
          picture={image?.path}
          sources={coverPicture(image, SHEET_SIZES)}
          alt=""
          missing={t('picture.none')}
          uploading={
            transfer && isRunning(transfer)
              ? { label: t('picture.uploading'), percent: percentOf(transfer.progress) }
              : undefined
          }
          label={t('picture.change')}
          hint={t('cover.hint')}
          error={wrong && t(`cover.${wrong}`)}
          accept={PICTURE_FILES}
          onPick={choose}
        />
        {current?.isChosen === true && (
          <Button
            size="s"
            icon={<UndoIcon />}
            busy={restoring.phase === 'loading' ? t('picture.restoring') : undefined}
            onClick={onRestore}
          >
            {t('picture.restore')}
          </Button>
        )}
        {transfer?.phase === 'failed' && (
          <Banner tone="danger">
            {transfer.problem.kind === 'refused' ? transfer.problem.message : t('picture.failed')}
          </Banner>
        )}
        {problem && <Banner tone="danger">{describe(problem)}</Banner>}
      </S.PictureSheet>
    </Popover>
  );
}
