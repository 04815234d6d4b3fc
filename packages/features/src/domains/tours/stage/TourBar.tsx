import { Button, IconButton, LinkButton, Spinner, UiProvider, useBrand } from '@jawla/ui';
import { BackIcon, CloseIcon, CompareIcon, FullscreenIcon, PlaceIcon } from '@jawla/ui/icons';
import { useEffect, useRef, useState, Suspense, type ReactNode, type RefCallback } from 'react';
import { Day, useLocale, useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import type { Align } from './align';
import { DateStep } from './DateStep';
import { MoreTools } from './MoreTools';
import { partnerOf, type StageDates } from './stageDates';
import type { PanesLayout } from './TourPanes';
import {
  AlignNote,
  ComparedDates,
  LayoutSwitch,
  MotionNote,
  OwnLists,
  RoomSelect,
} from './lazyParts';
import * as S from './TourBar.styles';
import { useBack } from './useBack';
import type { FoldingBar } from './useFoldingBar';
import type { FullScreen } from './useFullScreen';
import { useMotionNote } from './useMotionNote';
import type { Rooms } from './useRooms';
import type { ShareLink } from './useShareLink';

export interface TourBarProps {
  name: string;
  place: string | undefined;
  /** What is known of the building. */
  about: ReactNode;
  day: string | undefined;
  /** In front of the name: whose page this is. */
  mark: ReactNode;
  /** Further tools, in front of More. */
  tools: ReactNode;
  /** Gets the place of the button that opens the notes, which comes once the tour can be seen. */
  notesPlace: RefCallback<HTMLElement> | undefined;
  backHref: string | undefined;
  /** The tour of another date is loading. */
  isSwitching: boolean;
  dates: StageDates | undefined;
  /** Rendered on wide screens only. */
  dateLine: ReactNode;
  compared: string | undefined;
  layout: PanesLayout;
  link: ShareLink;
  fullScreen: FullScreen;
  folding: FoldingBar;
  /** The rooms of the current tour, if it tells them. */
  rooms: Rooms | undefined;
  /** If two tours that speak the protocol are compared. */
  align: Align | undefined;
  /** A tour requires a permission for motion control. */
  usesMotion: boolean;
  onLayout: (layout: PanesLayout) => void;
  onFold: () => void;
  onReload: () => void;
}

/** The bar below a tour. It is dark in both color schemes, as the stage is. */
export function TourBar(props: TourBarProps) {
  const { folding } = props;
  const t = useText(tourTexts);
  const brand = useBrand();
  const locale = useLocale();
  const bar = useRef<HTMLDivElement>(null);
  const openedByFocus = useRef(false);
  const [wasFolded, setWasFolded] = useState(folding.isFolded);
  if (folding.isFolded && !wasFolded) setWasFolded(true);
  useEffect(() => {
    if (folding.isFolded || !openedByFocus.current) return;
    openedByFocus.current = false;
    bar.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [folding.isFolded]);

  return (
    <S.Slot>
      <UiProvider brand={brand} scheme="dark" locale={locale}>
        <Suspense>
          <OwnLists />
        </Suspense>
        {folding.isFolded ? (
          <S.Sill
            type="button"
            aria-label={t('viewer.showBar')}
            onPointerEnter={folding.open}
            onClick={folding.open}
            onFocus={() => {
              openedByFocus.current = true;
              folding.open();
            }}
          />
        ) : (
          <S.Bar
            ref={bar}
            role="group"
            data-tour-bar
            aria-label={t('viewer.controls')}
            {...folding.watch}
            $rises={wasFolded}
            $owner={ownerOf(props)}
          >
            <Tools {...props} />
          </S.Bar>
        )}
      </UiProvider>
    </S.Slot>
  );
}

/** Where a phone says whose page it is. */
function ownerOf({ mark, dates }: TourBarProps): 'above' | 'beside' | undefined {
  if (mark === undefined) return undefined;
  return dates === undefined ? 'beside' : 'above';
}

function Tools(props: TourBarProps) {
  const { name, place, day, backHref, isSwitching, dates, compared, link, fullScreen } = props;
  const { notesPlace } = props;
  const t = useText(tourTexts);
  const [isMotionExplained, closeMotion] = useMotionNote(props.usesMotion);
  const onBack = useBack();
  const hasOwner = props.mark !== undefined;
  const room = props.rooms?.scenes.find(({ id }) => id === props.rooms?.current)?.title;
  // The name is above the dates already.
  const stepName = room ?? (hasOwner ? undefined : name);
  return (
    <>
      {isMotionExplained && (
        <Suspense>
          <MotionNote onClose={closeMotion} />
        </Suspense>
      )}
      {props.align && compared !== undefined && (
        <Suspense>
          <AlignNote align={props.align} day={compared} />
        </Suspense>
      )}
      <S.Start>
        {backHref !== undefined && (
          <LinkButton href={backHref} icon={<BackIcon />} size="s" variant="quiet" onClick={onBack}>
            <S.Word>{t('viewer.back')}</S.Word>
          </LinkButton>
        )}
        {hasOwner && <S.Mark>{props.mark}</S.Mark>}
        {/* Hidden from screen readers, which read the heading. */}
        <S.Title aria-hidden $isOnPhone={hasOwner || dates === undefined}>
          <S.Name>
            <bdi dir="auto">{name}</bdi>
          </S.Name>
          {room !== undefined && !hasOwner && (
            <S.RoomName>
              <bdi dir="auto">{room}</bdi>
            </S.RoomName>
          )}
          <S.Detail $isOnPhone={hasOwner || room === undefined}>
            {place !== undefined && place !== '' && <bdi dir="auto">{place}</bdi>}
            {dates === undefined && day !== undefined && <Day day={day} />}
          </S.Detail>
        </S.Title>
        {isSwitching && <Spinner label={t('viewer.preparing')} />}
      </S.Start>
      {dates !== undefined &&
        (compared === undefined ? (
          <>
            <S.Line>{props.dateLine}</S.Line>
            <S.Step $isNamed={stepName !== undefined}>
              {stepName !== undefined && (
                <S.StepName aria-hidden>
                  <bdi dir="auto">{stepName}</bdi>
                </S.StepName>
              )}
              <DateStep dates={dates} />
            </S.Step>
          </>
        ) : (
          <S.Compared>
            <Suspense>
              <ComparedDates {...{ dates, compared }} />
            </Suspense>
          </S.Compared>
        ))}
      <S.End>
        {props.rooms && (
          <S.Rooms>
            <Suspense>
              <RoomSelect
                label={t('viewer.room')}
                hideLabel
                scenes={props.rooms.scenes}
                value={props.rooms.current}
                onChoose={props.rooms.onChoose}
              />
            </Suspense>
          </S.Rooms>
        )}
        {props.align?.isUnmatched === true && (
          <Button
            size="s"
            variant="quiet"
            icon={<PlaceIcon />}
            aria-pressed={props.align.step === 'match'}
            onClick={props.align.step === 'match' ? props.align.onClose : props.align.onMatch}
          >
            <S.Word>{t('viewer.matchRooms')}</S.Word>
          </Button>
        )}
        {compared !== undefined && (
          <Suspense>
            <LayoutSwitch layout={props.layout} onLayout={props.onLayout} />
          </Suspense>
        )}
        {dates !== undefined && (
          <S.Compare $isInMore={notesPlace !== undefined && compared === undefined}>
            <CompareButton dates={dates} />
          </S.Compare>
        )}
        {notesPlace && <S.Notes ref={notesPlace} />}
        <S.NotOnPhone>
          <IconButton
            size="s"
            label={link.label}
            icon={link.icon}
            aria-keyshortcuts="s"
            onClick={link.share}
          />
        </S.NotOnPhone>
        {fullScreen.isSupported && (
          <S.NotOnPhone>
            <IconButton
              size="s"
              label={t(fullScreen.isOn ? 'viewer.leaveFullScreen' : 'viewer.fullScreen')}
              icon={<FullscreenIcon />}
              aria-keyshortcuts="f"
              onClick={fullScreen.toggle}
            />
          </S.NotOnPhone>
        )}
        {props.tools !== undefined && <S.Tools>{props.tools}</S.Tools>}
        <MoreTools
          {...{ link, fullScreen }}
          dates={notesPlace && dates}
          rooms={props.rooms}
          align={props.align}
          about={props.about}
          folding={props.folding}
          onFold={props.onFold}
          onReload={props.onReload}
        />
      </S.End>
    </>
  );
}

function CompareButton({ dates }: { dates: StageDates }) {
  const t = useText(tourTexts);
  const { compared, onCompare } = dates;
  const partner = partnerOf(dates);
  if (compared !== undefined)
    return (
      <IconButton
        size="s"
        label={t('viewer.endCompare')}
        icon={<CloseIcon />}
        onClick={() => onCompare(undefined)}
      />
    );
  if (partner === undefined) return null;
  return (
    <Button
      size="s"
      variant="quiet"
      icon={<CompareIcon />}
      aria-keyshortcuts="c"
      onClick={() => onCompare(partner)}
    >
      <S.Word>{t('viewer.compare')}</S.Word>
    </Button>
  );
}
