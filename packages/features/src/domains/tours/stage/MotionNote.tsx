import { IconButton } from '@jawla/ui';
import { CloseIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import * as S from './TourBar.styles';

/** Explains how a tour can follow the phone's motion. In the bar, because the tour has controls everywhere. */
export function MotionNote({ onClose }: { onClose: () => void }) {
  const t = useText(tourTexts);
  return (
    <S.Note role="status">
      <span>
        <strong>{t('viewer.motion')}.</strong> {t('viewer.motionMore')}
      </span>
      <IconButton size="s" label={t('viewer.understood')} icon={<CloseIcon />} onClick={onClose} />
    </S.Note>
  );
}
