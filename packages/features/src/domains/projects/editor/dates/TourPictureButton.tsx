import { Picture, Popover, VisuallyHidden } from '@jawla/ui';
import { formatDay, useLocale, useText } from '#core/i18n';
import { coverPicture } from '#core/pictures';
import { TourPictureSheet, type TourPictureSheetProps } from '#tours';
import { editorTexts } from '../editor.texts';
import * as S from './DateStops.styles';

/** Width of the button, for `sizes`. */
const THUMB_SIZES = '18rem';

export interface TourPictureButtonProps {
  day: string;
  sheet: TourPictureSheetProps;
}

/** The picture of a date's tour, as a button that opens the sheet to replace it. */
export function TourPictureButton({ day, sheet }: TourPictureButtonProps) {
  const t = useText(editorTexts);
  const locale = useLocale();
  const title = t('picture.title', { day: formatDay(day, locale) });
  return (
    <Popover
      label={title}
      renderTrigger={(props) => (
        <S.PictureTile {...props} type="button">
          <Picture {...coverPicture(sheet.picture, THUMB_SIZES)} alt="" />
          <VisuallyHidden>{title}</VisuallyHidden>
        </S.PictureTile>
      )}
    >
      <TourPictureSheet {...sheet} />
    </Popover>
  );
}
