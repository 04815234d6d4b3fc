import type { GuestTour } from '@jawla/contract';
import { Button, LinkButton, useBrand, VisuallyHidden } from '@jawla/ui';
import { MailIcon } from '@jawla/ui/icons';
import { useState } from 'react';
import { AjarDoor, ScaffoldedDoor, WalledDoor } from '#core/doors';
import { problemTexts, type Problem } from '#core/http';
import { useLocale, useText } from '#core/i18n';
import { coverPicture } from '#core/pictures';
import { PageTitle } from '#core/routing';
import { StageNotes, unsentOf } from '#notes';
import { LanguageButton } from '#shell';
import { DateLine, tourFrame, TourStage, tourTexts, type TourStageProps } from '#tours';
import { guestTexts } from '../../guests.texts';
import { useGuestDates, type GuestDates } from '../../useGuestDates';
import { useGuestProblemText } from '../../useGuestProblemText';
import { useGuestTour } from '../../useGuestTour';
import { useLinkCheck } from '../../useLinkCheck';
import { usePasscode } from '../../usePasscode';
import { useSenderLanguage } from '../../useSenderLanguage';
import { GuestNotice } from './GuestNotice';
import * as S from './GuestTourScreen.styles';
import { PasscodePage } from './PasscodePage';

export interface GuestTourScreenProps {
  /** After which a tour that has not loaded is said to take long. */
  slowAfterMs?: number | undefined;
}

/** What a guest link opens: the same page with and without an account. */
export function GuestTourScreen({ slowAfterMs }: GuestTourScreenProps) {
  const opened = useGuestTour();
  const dates = useGuestDates(opened);
  const passcode = usePasscode(opened.ref);
  const { remote, last, reload } = opened;
  const { secret } = opened.ref;
  const isOpen = remote.phase === 'ready' && remote.data.tour !== null;
  const checkLink = useLinkCheck(isOpen ? secret : undefined, reload);
  // Until it is known, nothing is written.
  const isLanguageKnown = useSenderLanguage(last?.language, remote.phase === 'failed');
  const t = useText(guestTexts);
  const tTour = useText(tourTexts);
  const brand = useBrand();
  const locale = useLocale();
  // Once it is known, also while the tour of another date is requested.
  const building = last?.building ?? undefined;
  const other = dates.compared?.remote;
  const noted = building?.notes ?? undefined;
  if (remote.phase === 'failed')
    return <Failed secret={secret} problem={remote.problem} onRetry={reload} />;
  if (other?.phase === 'failed' && other.problem.kind === 'notFound')
    return <Ended secret={secret} />;

  if (remote.phase === 'ready') {
    if (remote.data.building === null) return <PasscodePage key={secret} {...passcode} />;
    if (remote.data.tour === null) return <Prepared name={remote.data.building.name} />;
  }
  const frame = remote.phase === 'ready' ? frameOf(remote.data) : undefined;
  if (remote.phase === 'ready' && frame === undefined) {
    return <Unsafe onRetry={reload} />;
  }
  const picture = building?.dates.find(({ slot }) => slot === dates.slot)?.picture ?? building?.img;
  const name = building?.name ?? brand.name[locale] ?? '';
  return (
    <>
      <PageTitle>{building?.name ?? t('opening')}</PageTitle>
      <TourStage
        // Another date keeps the stage mounted, including full screen; another link remounts it.
        key={secret}
        name={name}
        place={building?.location ?? undefined}
        day={dates.day}
        slot={dates.slot}
        mark={building && <brand.Logo part="mark" />}
        about={
          <S.Brand>
            <brand.Logo />
          </S.Brand>
        }
        tools={
          <>
            <LanguageButton />
            <S.Contact>
              <LinkButton
                href={brand.links.contact}
                icon={<MailIcon />}
                size="s"
                variant="quiet"
                external
              >
                <VisuallyHidden>{tTour('viewer.help')}</VisuallyHidden>
              </LinkButton>
            </S.Contact>
          </>
        }
        waiting={[isLanguageKnown && t('opening')]}
        cover={picture ? coverPicture(picture) : undefined}
        frame={frame}
        renderNotes={
          noted &&
          ((view) => (
            <StageNotes
              source={{
                project: noted.projectId,
                guest: secret,
                guestName: noted.name,
                onRefused: checkLink,
              }}
              view={view}
            />
          ))
        }
        dates={dates.stage}
        dateLine={dates.stage && <DateLine dates={dates.stage} />}
        compared={comparedOf(dates, tTour('viewer.failed'))}
        onReload={reload}
        slowAfterMs={slowAfterMs}
      />
    </>
  );
}

function frameOf({ tour }: GuestTour) {
  return tour === null ? undefined : tourFrame(tour.path, window.location.href);
}

/** The tour of the other date; its errors are shown in its own pane, next to the current tour. */
function comparedOf({ compared }: GuestDates, failed: string): TourStageProps['compared'] {
  if (compared === undefined) return undefined;
  const { day, slot, remote } = compared;
  const frame = remote.phase === 'ready' ? frameOf(remote.data) : undefined;
  const isOther = remote.phase === 'ready' && remote.data.tour?.slot !== slot;
  const isOver = remote.phase === 'failed' || (remote.phase === 'ready' && frame === undefined);
  return {
    day,
    slot,
    frame: isOther ? undefined : frame,
    failure: isOver || isOther ? failed : undefined,
  };
}

interface FailedProps {
  secret: string;
  problem: Problem;
  onRetry: () => void;
}

function Failed({ secret, problem, onRetry }: FailedProps) {
  const tTour = useText(tourTexts);
  const tProblem = useText(problemTexts);
  const describe = useGuestProblemText();
  if (problem.kind === 'notFound') return <Ended secret={secret} />;
  return (
    <GuestNotice
      role="alert"
      drawing={<AjarDoor />}
      heading={tTour('viewer.failed')}
      message={describe(problem)}
      actions={<Button onClick={onRetry}>{tProblem('retry')}</Button>}
    />
  );
}

function Unsafe({ onRetry }: { onRetry: () => void }) {
  const tTour = useText(tourTexts);
  const tProblem = useText(problemTexts);
  return (
    <GuestNotice
      role="alert"
      drawing={<AjarDoor />}
      heading={tTour('viewer.failed')}
      message={tTour('viewer.unsafe')}
      actions={<Button onClick={onRetry}>{tProblem('retry')}</Button>}
    />
  );
}

/** Expired, revoked and unknown links look alike, and disclose nothing of the building. */
function Ended({ secret }: { secret: string }) {
  const t = useText(guestTexts);
  const [unsent] = useState(() => unsentOf(secret));
  return (
    <GuestNotice
      drawing={<WalledDoor />}
      heading={t('ended.title')}
      message={
        unsent === '' ? (
          t('ended.more')
        ) : (
          <>
            {t('ended.more')} {t('ended.unsent')}
            <S.Unsent>{unsent}</S.Unsent>
          </>
        )
      }
      actions={
        unsent === '' ? undefined : (
          <Button onClick={() => void navigator.clipboard.writeText(unsent)}>
            {t('ended.copy')}
          </Button>
        )
      }
    />
  );
}

function Prepared({ name }: { name: string }) {
  const t = useText(guestTexts);
  return <GuestNotice drawing={<ScaffoldedDoor />} heading={name} message={t('prepared.more')} />;
}
