import { VisuallyHidden, type PictureSource } from '@jawla/ui';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { Day, formatDay, useLocale, useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import type { StageDates } from './stageDates';
import { TourBar } from './TourBar';
import type { TourFrame } from './tourFrame';
import { TourPane } from './TourPane';
import { TourPanes, type PanesLayout } from './TourPanes';
import * as S from './TourStage.styles';
import { FOLD_AFTER_MS, useFoldingBar } from './useFoldingBar';
import { useFullScreen } from './useFullScreen';
import { useShareLink } from './useShareLink';
import { useStageKeys } from './useStageKeys';
import { useViewSync } from './useViewSync';

const SLOW_AFTER_MS = 20_000;

export interface ComparedTour {
  day: string;
  frame: TourFrame | undefined;
  /** Why there will be none. */
  failure?: string | undefined;
}

export interface TourStageProps {
  /** The project's name, as its owner wrote it. */
  name: string;
  /** Where the building is. */
  place?: string | undefined;
  /** What is known of the building, shown in More. */
  about?: ReactNode;
  day?: string | undefined;
  /** Where Back leads; a visitor who came by a link has nowhere to go back to. */
  backHref?: string | undefined;
  /** The lines of the waiting screen. */
  waiting: readonly [ReactNode, ReactNode?];
  /** Shown while the tour loads. */
  cover?: PictureSource | undefined;
  /** Unknown until the server has said where the tour is. */
  frame: TourFrame | undefined;
  /** What there is to choose from, where there are several dates. */
  dates?: StageDates | undefined;
  /** The same in one line: given, so that tours without dates need not load it. */
  dateLine?: ReactNode;
  /** The same building on another day. */
  compared?: ComparedTour | undefined;
  /** After this long other ways are offered, in milliseconds. */
  slowAfterMs?: number | undefined;
  /** How long the bar stays in full screen after the last touch, in milliseconds. */
  foldAfterMs?: number | undefined;
}

/** A tour, or two of one building, and a bar below: nothing of ours lies over a tour's own controls. */
export function TourStage(props: TourStageProps) {
  const { name, day, waiting, cover, frame, dates, compared } = props;
  const { slowAfterMs = SLOW_AFTER_MS, foldAfterMs = FOLD_AFTER_MS } = props;
  const t = useText(tourTexts);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  const stage = useRef<HTMLElement>(null);
  const [round, setRound] = useState(0);
  const [isSwitching, setSwitching] = useState(false);
  const [chosenLayout, setLayout] = useState<PanesLayout>();
  const areTogether = useViewSync(stage);
  const layout =
    compared === undefined ? 'one' : (chosenLayout ?? (areTogether ? 'curtain' : 'side'));
  const titleOn = (one: string | undefined) =>
    one === undefined ? name : t('viewer.nameOnDay', { name, day: formatDay(one, locale) });
  const link = useShareLink(titleOn(day));
  const fullScreen = useFullScreen(stage);
  const folding = useFoldingBar({
    isFullScreen: fullScreen.isOn,
    isNeeded: compared !== undefined,
    foldAfterMs,
  });
  useStageKeys(stage, {
    dates,
    isFolded: folding.isFolded,
    onOpen: folding.open,
    onFullScreen: fullScreen.toggle,
    onShare: link.share,
  });
  useFocusWhenFolded(heading, folding.isFolded);
  const reload = () => setRound(round + 1);
  const common = { waiting, cover, slowAfterMs, round, onReload: reload };

  return (
    <S.Stage ref={stage}>
      <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>
        <bdi dir="auto">{name}</bdi> {day !== undefined && <Day day={day} />}
      </VisuallyHidden>
      {/* Before the frame: with the keyboard, out of a tour there is only one way. */}
      <TourBar
        {...{ name, day, dates, compared: compared?.day, layout, link, fullScreen, folding }}
        place={props.place}
        about={props.about}
        dateLine={props.dateLine}
        backHref={props.backHref}
        isSwitching={isSwitching}
        stage={stage}
        onLayout={setLayout}
        onReload={reload}
        onFold={folding.fold}
      />
      <S.Room>
        <TourPanes
          {...{ layout, day }}
          compared={compared?.day}
          other={
            compared !== undefined && (
              <TourPane {...common} {...compared} title={titleOn(compared.day)} />
            )
          }
        >
          <TourPane {...common} title={titleOn(day)} frame={frame} onSwitching={setSwitching} />
        </TourPanes>
      </S.Room>
      {link.dialog}
    </S.Stage>
  );
}

/** The button that folded the bar goes with it: without this the focus would be lost. */
function useFocusWhenFolded(heading: RefObject<HTMLElement | null>, isFolded: boolean) {
  useEffect(() => {
    if (isFolded && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [heading, isFolded]);
}

/** Moves the focus to the heading when the person came from another page of ours. */
function useArrival(heading: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [first] = useState(key);
  useEffect(() => {
    if (first !== 'default') heading.current?.focus({ preventScroll: true });
  }, [first, heading]);
}
