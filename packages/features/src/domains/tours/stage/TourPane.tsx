import type { AskedSpeech } from '@jawla/contract';
import { Button, LinkButton, LoadingScreen, type PictureSource } from '@jawla/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '#core/i18n';
import { useSpeechReport } from '../speech/useSpeechReport';
import { tourTexts } from '../tours.texts';
import { ConnectedFrame } from './ConnectedFrame';
import type { TourFrame } from './tourFrame';
import * as S from './TourPane.styles';
import type { Pane, TourSync } from './tourSync';
import { WaitingCover, WaitingGround } from './WaitingCover';

/** Why a tour is not shown any more: the server has deleted its cookies, or it has sent too much. */
type Ending = 'cookiesCleared' | 'stopped';

/** Delay of the loading screen, in milliseconds: fast tours do not show it. */
const WAITING_DELAY_MS = 300;

export interface TourPaneProps {
  /** Project and date. */
  title: string;
  /** The date's folder: `date` for the project's own date, otherwise the day. */
  slot: string;
  pane: Pane;
  /** Once a tour has spoken. */
  sync: TourSync | undefined;
  waiting: readonly [ReactNode, ReactNode?];
  /** Shown while the tour loads. */
  cover?: PictureSource | undefined;
  /** `undefined` until the server has sent the tour's URL. */
  frame: TourFrame | undefined;
  /** Whether the picture of the card that was pressed moves into this pane. */
  isTarget?: boolean | undefined;
  /** The error, if the tour cannot be shown. */
  failure?: string | undefined;
  /** Time after which alternatives are offered, in milliseconds. */
  slowAfterMs: number;
  /** Changing the number reloads the tour. */
  round: number;
  onReload: () => void;
  /** What the server has asked about this tour. */
  askedSpeech?: AskedSpeech | undefined;
  /** Whether there are messages of tours that nothing has read. */
  hasUnread: () => boolean;
  /** Called with whether another tour is loading while the previous one is still shown. */
  onSwitching?: ((isSwitching: boolean) => void) | undefined;
  /** Called with the date's folder when its tour has loaded. */
  onLoaded?: ((slot: string) => void) | undefined;
  /** Marks the middle of the tour. */
  ring?: ReactNode;
}

interface ShownTour {
  key: string;
  title: string;
  slot: string;
  frame: TourFrame;
  round: number;
}

/**
 * One tour. The first one loads on a dark background; the tour of another date replaces the previous one once
 * it has loaded.
 */
export function TourPane({
  title,
  slot,
  pane,
  sync,
  waiting,
  cover,
  frame,
  isTarget = false,
  failure,
  slowAfterMs,
  round,
  onReload,
  askedSpeech,
  hasUnread,
  onSwitching,
  onLoaded,
  ring,
}: TourPaneProps) {
  const t = useText(tourTexts);
  const key = `${frame?.src ?? ''}#${round}`;
  const [shown, setShown] = useState<ShownTour>();
  /** By the keys of the tours. */
  const [endings, setEndings] = useState<Readonly<Record<string, Ending>>>({});
  const end = (tour: ShownTour, ending: Ending) =>
    setEndings((others) => ({ ...others, [tour.key]: ending }));
  const [speaking, setSpeaking] = useState<string>();
  const ending = endings[key];
  const isEnded = ending !== undefined;
  const isLoaded = frame !== undefined && shown?.key === key && !isEnded;
  const isWaiting = !isLoaded && failure === undefined && !isEnded;
  const [isLate, keepWaiting] = useLateness(key, isWaiting ? slowAfterMs : undefined);
  // A reload repairs a broken tour, so the previous one is not retained.
  const before = isWaiting && shown?.round === round ? shown : undefined;
  const old = before && endings[before.key] === undefined ? before : undefined;
  const current =
    frame && failure === undefined && !isEnded ? { key, title, slot, frame, round } : undefined;
  const tours = [old, current].filter((tour) => tour !== undefined);

  const delay = isLate ? t('viewer.late') : undefined;
  const reason = failure ?? (ending === undefined ? delay : t(`viewer.${ending}`));

  useSpeechReport({
    asked: askedSpeech,
    isLoaded: isLoaded && failure === undefined,
    hasSpoken: speaking === key,
    hasUnread,
  });

  const isSwitching = old !== undefined;
  useEffect(() => onSwitching?.(isSwitching), [onSwitching, isSwitching]);

  return (
    <S.Pane>
      {tours.map((tour) => (
        <ConnectedFrame
          // A new element for each URL: navigating a frame would add history entries.
          key={tour.key}
          {...{ sync, pane }}
          frame={tour.frame}
          slot={tour.slot}
          title={t('viewer.frame', { name: tour.title })}
          isVisible={tour.key === shown?.key}
          onLoad={() => {
            setShown(tour);
            onLoaded?.(tour.slot);
          }}
          onCookiesCleared={() => end(tour, 'cookiesCleared')}
          onFlood={() => end(tour, 'stopped')}
          onSpeak={() => setSpeaking(tour.key)}
        />
      ))}
      {isLoaded && ring}
      {!isLoaded && (old === undefined || isLate || isEnded) && (
        <S.Waiting>
          {cover && <WaitingGround cover={cover} />}
          <LoadingScreen
            ground="stage"
            style={{ minBlockSize: '100%' }}
            drawing={cover && <WaitingCover {...{ cover, isTarget }} />}
            delay={WAITING_DELAY_MS}
            still={failure !== undefined || isEnded}
            messages={reason === undefined ? waiting : [reason]}
            actions={
              (isLate || isEnded) && (
                <>
                  {isLate && <Button onClick={keepWaiting}>{t('viewer.keepWaiting')}</Button>}
                  <Button onClick={onReload}>{t('viewer.reload')}</Button>
                  {isLate && frame !== undefined && (
                    <LinkButton href={frame.src} external>
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
 * Returns whether loading takes too long, and a function that restarts the timer.
 *
 * @param slowAfterMs In milliseconds; `undefined` while nothing is loading.
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
