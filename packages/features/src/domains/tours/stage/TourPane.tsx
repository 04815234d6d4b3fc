import { Button, LinkButton, LoadingScreen, type PictureSource } from '@jawla/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import type { TourFrame } from './tourFrame';
import * as S from './TourPane.styles';
import { WaitingCover, WaitingGround } from './WaitingCover';

/** Delay of the waiting screen, in milliseconds: a tour that loads fast shows none. */
const WAITING_DELAY_MS = 300;

export interface TourPaneProps {
  /** Project and date. */
  title: string;
  waiting: readonly [ReactNode, ReactNode?];
  /** Shown while the tour loads. */
  cover?: PictureSource | undefined;
  /** Unknown until the server has said where the tour is. */
  frame: TourFrame | undefined;
  /** Why there will be none. */
  failure?: string | undefined;
  /** After this long other ways are offered, in milliseconds. */
  slowAfterMs: number;
  /** Another number reloads the tour. */
  round: number;
  onReload: () => void;
  /** Whether another tour is on its way while the old one is still shown. */
  onSwitching?: ((isSwitching: boolean) => void) | undefined;
}

interface ShownTour {
  key: string;
  title: string;
  frame: TourFrame;
  round: number;
}

/** One tour. The first waits in the dark; the tour of another date comes once it has loaded, and the old one stays until then. */
export function TourPane({
  title,
  waiting,
  cover,
  frame,
  failure,
  slowAfterMs,
  round,
  onReload,
  onSwitching,
}: TourPaneProps) {
  const t = useText(tourTexts);
  const key = `${frame?.src ?? ''}#${round}`;
  const [shown, setShown] = useState<ShownTour>();
  const isLoaded = frame !== undefined && shown?.key === key;
  const isWaiting = !isLoaded && failure === undefined;
  const [isLate, keepWaiting] = useLateness(key, isWaiting ? slowAfterMs : undefined);
  // Reloading is for a tour that does not work: it need not stay.
  const old = isWaiting && shown?.round === round ? shown : undefined;
  const current = frame && failure === undefined ? { key, title, frame, round } : undefined;
  const tours = [old, current].filter((tour) => tour !== undefined);

  const isSwitching = old !== undefined;
  useEffect(() => onSwitching?.(isSwitching), [onSwitching, isSwitching]);

  return (
    <S.Pane>
      {tours.map((tour) => (
        <S.Frame
          // A new element for each address: a frame that navigates would leave entries in the history.
          key={tour.key}
          {...tour.frame}
          title={t('viewer.frame', { name: tour.title })}
          referrerPolicy="no-referrer"
          $visible={tour.key === shown?.key}
          onLoad={() => setShown(tour)}
        />
      ))}
      {!isLoaded && (old === undefined || isLate) && (
        <S.Waiting>
          {cover && <WaitingGround cover={cover} />}
          <LoadingScreen
            ground="stage"
            style={{ minBlockSize: '100%' }}
            drawing={cover && <WaitingCover cover={cover} />}
            delay={WAITING_DELAY_MS}
            messages={failure === undefined ? (isLate ? [t('viewer.late')] : waiting) : [failure]}
            actions={
              isLate && (
                <>
                  <Button onClick={keepWaiting}>{t('viewer.keepWaiting')}</Button>
                  <Button onClick={onReload}>{t('viewer.reload')}</Button>
                  {frame !== undefined && (
                    <LinkButton href={frame.src} external={{ label: t('viewer.opensNewTab') }}>
                      {t('viewer.newTab')}
                    </LinkButton>
                  )}
                </>
              )
            }
          />
        </S.Waiting>
      )}
    </S.Pane>
  );
}

/**
 * Whether a wait has become too long, and a way to be patient once more.
 *
 * @param slowAfterMs in milliseconds; nothing where nothing is waited for
 */
function useLateness(key: string, slowAfterMs: number | undefined): [boolean, () => void] {
  const [late, setLate] = useState<string>();
  const [round, setRound] = useState(0);
  const current = `${key}#${round}`;
  useEffect(() => {
    if (slowAfterMs === undefined) return undefined;
    const timer = setTimeout(() => setLate(current), slowAfterMs);
    return () => clearTimeout(timer);
  }, [current, slowAfterMs]);
  return [slowAfterMs !== undefined && late === current, () => setRound(round + 1)];
}
