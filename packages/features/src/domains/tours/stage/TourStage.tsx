import type { AskedSpeech } from '@jawla/contract';
import { DATE_SLOT } from '@jawla/contract/tours';
import { VisuallyHidden, type PictureSource } from '@jawla/ui';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { Day, formatDay, useLocale, useText } from '#core/i18n';
import type { Alignment } from '../alignments/alignments';
import type { Alignments } from '../alignments/useAlignments';
import { tourTexts } from '../tours.texts';
import type { AlignStep } from './align';
import type { StageDates } from './stageDates';
import type { NotesKey, RenderNotes, StageView } from './stageNotes';
import { TourBar } from './TourBar';
import type { TourFrame } from './tourFrame';
import { TourPane } from './TourPane';
import { TourPanes, type PanesLayout } from './TourPanes';
import * as S from './TourStage.styles';
import { FOLD_AFTER_MS, useFoldingBar } from './useFoldingBar';
import { useFullScreen } from './useFullScreen';
import { useRooms } from './useRooms';
import { useShareLink, type Sharing } from './useShareLink';
import { useStageKeys } from './useStageKeys';
import { useSyncSettings, useTours } from './useTours';

const SLOW_AFTER_MS = 20_000;
/** A tour that has loaded and said nothing for so long is taken for a silent one, in milliseconds. */
const SILENT_AFTER_MS = 3000;
const NO_ALIGNMENTS: readonly Alignment[] = [];

export interface ComparedTour {
  day: string;
  /** The date's folder: `date` for the project's own date, otherwise the day. */
  slot: string;
  frame: TourFrame | undefined;
  /** The error, if the tour cannot be shown. */
  failure?: string | undefined;
  /** What the server has asked about the tour. */
  askedSpeech?: AskedSpeech | undefined;
}

export interface TourStageProps {
  /** The project's name, as typed by an admin. */
  name: string;
  /** The location of the building. */
  place?: string | undefined;
  /** What is known of the building, shown in More. */
  about?: ReactNode;
  day?: string | undefined;
  /** The date's folder: `date` for the project's own date, otherwise the day. */
  slot?: string | undefined;
  /** Destination of Back; `undefined` for visitors who followed a link. */
  backHref?: string | undefined;
  /** In front of the name: whose page this is. */
  mark?: ReactNode;
  /** Further tools, in front of More. */
  tools?: ReactNode;
  /** The user reloads the tour, whose URL may have changed. */
  onReload?: (() => void) | undefined;
  /** The lines of the loading screen. */
  waiting: readonly [ReactNode, ReactNode?];
  /** Shown while the tour loads. */
  cover?: PictureSource | undefined;
  /** `undefined` until the server has sent the tour's URL. */
  frame: TourFrame | undefined;
  /** What the server has asked about the tour. */
  askedSpeech?: AskedSpeech | undefined;
  /** The dates to choose from, if there are several. */
  dates?: StageDates | undefined;
  /** The same as a timeline. Passed as a prop, so that tours without dates need not load its code. */
  dateLine?: ReactNode;
  /** The same building on another day. */
  compared?: ComparedTour | undefined;
  /** Opens the project's share sheet, for users who may share it; otherwise the URL is shared. */
  sharing?: Sharing | undefined;
  /** How the tours of several dates are aligned. */
  alignments?: Alignments | undefined;
  /** For users who may read the building's notes. */
  renderNotes?: RenderNotes | undefined;
  /** Time after which alternatives are offered, in milliseconds. */
  slowAfterMs?: number | undefined;
  /** How long the bar remains in full screen after the last interaction, in milliseconds. */
  foldAfterMs?: number | undefined;
}

/** A tour, or two of one building, and a bar below: nothing of the portal covers a tour's own controls. */
export function TourStage(props: TourStageProps) {
  const { name, day, slot = DATE_SLOT, waiting, cover, frame, dates, compared, alignments } = props;
  const { renderNotes } = props;
  const { slowAfterMs = SLOW_AFTER_MS, foldAfterMs = FOLD_AFTER_MS } = props;
  const t = useText(tourTexts);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  const stage = useRef<HTMLElement>(null);
  const [round, setRound] = useState(0);
  const [isSwitching, setSwitching] = useState(false);
  const [chosenLayout, setLayout] = useState<PanesLayout>();
  const tours = useTours();
  const layout: PanesLayout =
    compared === undefined
      ? 'one'
      : (chosenLayout ?? (tours.main && tours.other ? 'curtain' : 'side'));
  const [step, setStep] = useState<AlignStep>();
  const { sync, code } = tours.speaking ?? {};
  const align =
    sync && alignments && code?.alignOf({ ...tours, sync, alignments, step, onStep: setStep });
  if (step && align?.step === undefined) setStep(undefined);
  /** The day whose rooms are to be matched once its tour has spoken. */
  const [dayToMatch, setDayToMatch] = useState<string>();
  if (
    dayToMatch !== undefined &&
    dayToMatch === compared?.day &&
    align?.other.slot === compared.slot
  ) {
    setDayToMatch(undefined);
    align.onMatch();
  }
  const list = alignments?.list ?? NO_ALIGNMENTS;
  useSyncSettings(sync, {
    alignments: list,
    isPaused: align?.step === 'turn',
    // The divider between two tours would cut them.
    areTitlesVisible: layout !== 'curtain',
  });
  const rooms = useRooms(tours.main, sync?.goTo);
  const titleOn = (one: string | undefined) =>
    one === undefined ? name : t('viewer.nameOnDay', { name, day: formatDay(one, locale) });
  const urlNow = () => {
    const { href } = window.location;
    return sync && code ? code.urlOfView(href, sync) : href;
  };
  const link = useShareLink(titleOn(day), urlNow, props.sharing);
  const fullScreen = useFullScreen(stage);
  const [areNotesOpen, setNotesOpen] = useState(false);
  const [notesKey, setNotesKey] = useState<NotesKey>();
  const [buttonPlace, setButtonPlace] = useState<HTMLElement | null>(null);
  const folding = useFoldingBar({
    isFullScreen: fullScreen.isOn,
    isNeeded: compared !== undefined || areNotesOpen,
    foldAfterMs,
  });
  useStageKeys(stage, {
    dates,
    isFolded: folding.isFolded,
    onOpen: folding.open,
    onFullScreen: fullScreen.toggle,
    onShare: link.share,
    onNotes: notesKey?.press,
  });
  useFocusWhenFolded(heading, folding.isFolded);
  useFocusAfterStep(stage, heading, align?.step);
  const reload = () => {
    setRound(round + 1);
    props.onReload?.();
  };
  const [ring, mark] = useState<ReactNode>();
  const [loadedSlot, setLoadedSlot] = useState<string>();
  const isSilent = useDelayed(loadedSlot === slot && tours.main === undefined, SILENT_AFTER_MS);
  const isReady = tours.main?.slot === slot || isSilent;
  const view: StageView = {
    ...tours,
    slot,
    day,
    dates,
    alignments: list,
    onMatchRooms:
      dates &&
      ((toMatch) => {
        setDayToMatch(toMatch);
        dates.onCompare(toMatch);
      }),
    sync,
    isReady,
    mark,
    buttonPlace,
    onKey: setNotesKey,
    onOpen: setNotesOpen,
  };
  const { hasUnread } = tours;
  const common = { sync, waiting, cover, slowAfterMs, round, hasUnread, onReload: reload };

  return (
    <S.Stage ref={stage}>
      <VisuallyHidden as="h1" ref={heading} tabIndex={-1}>
        <bdi dir="auto">{name}</bdi> {day !== undefined && <Day day={day} />}
      </VisuallyHidden>
      {/* Before the iframe in the DOM: in the tab order, the controls come before the tour's. */}
      <TourBar
        {...{
          name,
          day,
          dates,
          compared: compared?.day,
          layout,
          rooms,
          align,
          link,
          fullScreen,
          folding,
        }}
        place={props.place}
        about={props.about}
        dateLine={props.dateLine}
        mark={props.mark}
        tools={props.tools}
        notesPlace={renderNotes && setButtonPlace}
        backHref={props.backHref}
        isSwitching={isSwitching}
        usesMotion={tours.usesMotion}
        onLayout={setLayout}
        onReload={reload}
        onFold={folding.fold}
      />
      {renderNotes && <S.Panel>{renderNotes(view)}</S.Panel>}
      <S.Room>
        <TourPanes
          {...{ layout, day }}
          isMarked={ring !== undefined}
          compared={compared?.day}
          other={
            compared !== undefined && (
              <TourPane
                {...common}
                {...compared}
                pane="other"
                title={titleOn(compared.day)}
                ring={ring}
              />
            )
          }
        >
          <TourPane
            {...common}
            pane="main"
            title={titleOn(day)}
            slot={slot}
            frame={frame}
            askedSpeech={props.askedSpeech}
            isTarget
            ring={ring}
            onLoaded={setLoadedSlot}
            onSwitching={setSwitching}
          />
        </TourPanes>
      </S.Room>
      {link.dialog}
    </S.Stage>
  );
}

/** Whether something has been so for a while. */
function useDelayed(isSo: boolean, ms: number): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLong(true), ms);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo, ms]);
  return isSo && isLong;
}

/** The button that hides the bar is removed with it, so the focus is moved. */
function useFocusWhenFolded(heading: RefObject<HTMLElement | null>, isFolded: boolean) {
  useEffect(() => {
    if (isFolded && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
  }, [heading, isFolded]);
}

/** The button that ends a step of aligning is removed with it: the first button of the next, or the heading, follows. */
function useFocusAfterStep(
  stage: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  step: AlignStep['kind'] | undefined,
) {
  const previous = useRef(step);
  useEffect(() => {
    const hasEnded = previous.current !== undefined && previous.current !== step;
    previous.current = step;
    if (!hasEnded || document.activeElement !== document.body) return;
    const next = stage.current?.querySelector<HTMLElement>('[data-align-actions] button:enabled');
    (next ?? heading.current)?.focus({ preventScroll: true });
  }, [stage, heading, step]);
}

/** Moves the focus to the heading when the user came from another page of the portal. */
function useFocusOnArrival(heading: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const [first] = useState(key);
  useEffect(() => {
    if (first !== 'default') heading.current?.focus({ preventScroll: true });
  }, [first, heading]);
}
