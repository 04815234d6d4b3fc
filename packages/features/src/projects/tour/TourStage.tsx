import { Button, IconButton, LinkButton, LoadingScreen, Ltr, VisuallyHidden } from '@jawla/ui';
import { BackIcon, FullscreenIcon, ReloadIcon } from '@jawla/ui/icons';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../../i18n';
import { projectTexts } from '../projects.texts';
import type { TourFrame } from './tourFrame';
import * as S from './TourStage.styles';
import { useFullScreen } from './useFullScreen';

const PATIENCE_MS = 20_000;
/** A tour that comes at once shows no waiting screen, in milliseconds. */
const WAITING_DELAY_MS = 300;

export interface TourStageProps {
  /** The project's name, as its owner wrote it. */
  name: string;
  day?: string | undefined;
  /** Where Back leads; a visitor who came by a link has nowhere to go back to. */
  backHref?: string | undefined;
  /** The lines of the waiting screen. */
  waiting: readonly [ReactNode, ReactNode?];
  /** Unknown until the server has said where the tour is. */
  frame: TourFrame | undefined;
  /** After this long other ways are offered, in milliseconds. */
  patience?: number | undefined;
}

/** A tour on the whole screen: waiting in the dark until it has loaded, then nothing but the tour. */
export function TourStage({
  name,
  day,
  backHref,
  waiting,
  frame,
  patience = PATIENCE_MS,
}: TourStageProps) {
  const t = useText(projectTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  const stage = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${frame?.src ?? ''}#${attempt}`;
  const [loaded, setLoaded] = useState<string>();
  const isLoaded = frame !== undefined && loaded === key;
  const [isLate, keepWaiting] = useLateness(key, isLoaded ? undefined : patience);
  const fullScreen = useFullScreen(stage);
  const title = day === undefined ? name : `${name}, ${day}`;

  return (
    <S.Stage ref={stage}>
      <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>
        <bdi dir="auto">{name}</bdi> {day !== undefined && <Ltr>{day}</Ltr>}
      </VisuallyHidden>
      {/* Before the frame: with the keyboard, out of a tour there is only one way. */}
      <S.Controls $resting={isLoaded} role="group" aria-label={t('viewer.controls')}>
        {backHref !== undefined && (
          <LinkButton href={backHref} icon={<BackIcon />} size="s">
            {t('viewer.back')}
          </LinkButton>
        )}
        {isLoaded && (
          <>
            {fullScreen.isSupported && (
              <IconButton
                size="s"
                label={t(fullScreen.isOn ? 'viewer.leaveFullScreen' : 'viewer.fullScreen')}
                icon={<FullscreenIcon />}
                onClick={fullScreen.toggle}
              />
            )}
            <IconButton
              size="s"
              label={t('viewer.reload')}
              icon={<ReloadIcon />}
              onClick={() => setAttempt(attempt + 1)}
            />
          </>
        )}
      </S.Controls>
      {frame !== undefined && (
        <S.Frame
          // A new element for each address: a frame that navigates would leave entries in the history.
          key={key}
          {...frame}
          title={t('viewer.frame', { name: title })}
          referrerPolicy="no-referrer"
          $visible={isLoaded}
          onLoad={() => setLoaded(key)}
        />
      )}
      {!isLoaded && (
        <S.Waiting>
          <LoadingScreen
            ground="stage"
            delay={WAITING_DELAY_MS}
            messages={isLate ? [t('viewer.late')] : waiting}
            actions={
              isLate && (
                <>
                  <Button onClick={keepWaiting}>{t('viewer.keepWaiting')}</Button>
                  <Button onClick={() => setAttempt(attempt + 1)}>{t('viewer.reload')}</Button>
                  {frame !== undefined && (
                    <LinkButton href={frame.src} external={{ label: t('home.newTab') }}>
                      {t('viewer.newTab')}
                    </LinkButton>
                  )}
                </>
              )
            }
          />
        </S.Waiting>
      )}
    </S.Stage>
  );
}

/** Moves the focus to the heading when the person came from another page of ours. */
function useArrival(heading: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  useEffect(() => {
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key, heading]);
}

/**
 * Whether a wait has become too long, and a way to be patient once more.
 *
 * @param patience in milliseconds; nothing where nothing is waited for
 */
function useLateness(key: string, patience: number | undefined): [boolean, () => void] {
  const [late, setLate] = useState<string>();
  const [round, setRound] = useState(0);
  const current = `${key}#${round}`;
  useEffect(() => {
    if (patience === undefined) return undefined;
    const timer = setTimeout(() => setLate(current), patience);
    return () => clearTimeout(timer);
  }, [current, patience]);
  return [patience !== undefined && late === current, () => setRound(round + 1)];
}
