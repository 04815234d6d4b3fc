import { IconButton, LinkButton, VisuallyHidden } from '@jawla/ui';
import { BackIcon, FullscreenIcon, ReloadIcon } from '@jawla/ui/icons';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { Day, formatDay, useLocale, useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import { CopyLink } from './CopyLink';
import { MotionHint } from './MotionHint';
import type { TourFrame } from './tourFrame';
import { TourPane } from './TourPane';
import * as S from './TourStage.styles';
import { useFullScreen } from './useFullScreen';
import { useViewSync } from './useViewSync';

const SLOW_AFTER_MS = 20_000;

export interface ComparedTour {
  day: string;
  frame: TourFrame | undefined;
  /** Why there will be none. */
  failure?: string | undefined;
  foot?: ReactNode;
}

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
  /** The same building on another day, beside it or below. */
  compared?: ComparedTour | undefined;
  /** What there is to choose below the tour, such as dates. */
  foot?: ReactNode;
  /** After this long other ways are offered, in milliseconds. */
  slowAfterMs?: number | undefined;
}

/** A tour on the whole screen, or two of one building; the controls rest over it. */
export function TourStage({
  name,
  day,
  backHref,
  waiting,
  frame,
  compared,
  foot,
  slowAfterMs = SLOW_AFTER_MS,
}: TourStageProps) {
  const t = useText(tourTexts);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  const stage = useRef<HTMLElement>(null);
  const [round, setRound] = useState(0);
  const [isShown, setShown] = useState(false);
  const fullScreen = useFullScreen(stage);
  useViewSync(stage, compared !== undefined);
  const reload = () => setRound(round + 1);
  const titleOn = (one: string | undefined) =>
    one === undefined ? name : t('viewer.nameOnDay', { name, day: formatDay(one, locale) });

  return (
    <S.Stage ref={stage}>
      <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>
        <bdi dir="auto">{name}</bdi> {day !== undefined && <Day day={day} />}
      </VisuallyHidden>
      {/* Before the frame: with the keyboard, out of a tour there is only one way. */}
      <S.Controls $resting={isShown} role="group" aria-label={t('viewer.controls')}>
        {backHref !== undefined && (
          <LinkButton href={backHref} icon={<BackIcon />} size="s">
            <S.Word>{t('viewer.back')}</S.Word>
          </LinkButton>
        )}
        {isShown && (
          <>
            <CopyLink title={titleOn(day)} />
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
              onClick={reload}
            />
          </>
        )}
      </S.Controls>
      <S.Panes $two={compared !== undefined}>
        <TourPane
          title={titleOn(day)}
          foot={foot}
          // With two tours there is no room for it.
          hint={compared === undefined && <MotionHint />}
          onLoaded={() => setShown(true)}
          onReload={reload}
          {...{ waiting, frame, slowAfterMs, round }}
        />
        {compared !== undefined && (
          <TourPane
            title={titleOn(compared.day)}
            frame={compared.frame}
            failure={compared.failure}
            foot={compared.foot}
            onReload={reload}
            {...{ waiting, slowAfterMs, round }}
          />
        )}
      </S.Panes>
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
