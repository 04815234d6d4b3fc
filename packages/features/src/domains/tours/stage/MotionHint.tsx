import { Notice } from '@jawla/ui';
import { useState } from 'react';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import * as S from './TourStage.styles';

const KEY = 'motion-explained';

/**
 * On an iPhone a tour may follow the phone only when the person has allowed it, and only the tour can ask.
 * Said once.
 */
export function MotionHint() {
  const t = useText(tourTexts);
  const [wanted, setWanted] = useState(() => asksForMotion() && !isExplained());
  if (!wanted) return null;
  return (
    <S.Hint>
      <Notice
        tone="info"
        title={t('viewer.motion')}
        dismissal={{
          label: t('viewer.understood'),
          onDismiss() {
            setWanted(false);
            try {
              localStorage.setItem(KEY, 'true');
            } catch {
              // Blocked: it is explained again the next time.
            }
          },
        }}
      >
        {t('viewer.motionMore')}
      </Notice>
    </S.Hint>
  );
}

function asksForMotion(): boolean {
  // Browsers of desk computers know the question as well, and have nothing that moves.
  const isHeld = window.matchMedia('(pointer: coarse)').matches;
  return (
    isHeld && 'DeviceOrientationEvent' in window && 'requestPermission' in DeviceOrientationEvent
  );
}

function isExplained(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
