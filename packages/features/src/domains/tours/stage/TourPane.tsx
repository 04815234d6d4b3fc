import { Button, LinkButton, LoadingScreen } from '@jawla/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import type { TourFrame } from './tourFrame';
import * as S from './TourPane.styles';

/** A tour that comes at once shows no waiting screen, in milliseconds. */
const WAITING_DELAY_MS = 300;

export interface TourPaneProps {
  /** Project and date. */
  title: string;
  /** Below the tour, such as the dates to choose from. */
  foot?: ReactNode;
  /** Over the tour, once it is there. */
  hint?: ReactNode;
  waiting: readonly [ReactNode, ReactNode?];
  /** Unknown until the server has said where the tour is. */
  frame: TourFrame | undefined;
  /** Why there will be none. */
  failure?: string | undefined;
  /** After this long other ways are offered, in milliseconds. */
  slowAfterMs: number;
  /** Another number reloads the tour. */
  round: number;
  onReload: () => void;
  onLoaded?: (() => void) | undefined;
}

/** One tour: waiting in the dark until it has loaded, then nothing but the tour. */
export function TourPane({
  title,
  foot,
  hint,
  waiting,
  frame,
  failure,
  slowAfterMs,
  round,
  onReload,
  onLoaded,
}: TourPaneProps) {
  const t = useText(tourTexts);
  const key = `${frame?.src ?? ''}#${round}`;
  const [loaded, setLoaded] = useState<string>();
  const isLoaded = frame !== undefined && loaded === key;
  const isOver = isLoaded || failure !== undefined;
  const [isLate, keepWaiting] = useLateness(key, isOver ? undefined : slowAfterMs);

  return (
    <S.Pane>
      <S.Body>
        {frame !== undefined && (
          <S.Frame
            // A new element for each address: a frame that navigates would leave entries in the history.
            key={key}
            {...frame}
            title={t('viewer.frame', { name: title })}
            referrerPolicy="no-referrer"
            $visible={isLoaded}
            onLoad={() => {
              setLoaded(key);
              onLoaded?.();
            }}
          />
        )}
        {!isLoaded && (
          <S.Waiting>
            <LoadingScreen
              ground="stage"
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
        {isLoaded && hint}
      </S.Body>
      {foot !== undefined && <S.Foot>{foot}</S.Foot>}
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
