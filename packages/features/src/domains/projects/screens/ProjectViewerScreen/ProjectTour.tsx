import { useText } from '#core/i18n';
import { coverPicture } from '#core/pictures';
import type { RemoteData } from '#core/http';
import {
  DateLine,
  TourStage,
  tourFrame,
  tourTexts,
  type Alignments,
  type FoundTour,
  type TourRef,
  type TourStageProps,
} from '#tours';
import { StageNotes } from '#notes';
import { useProjectShare } from '../../share/useProjectShare';
import { BuildingFacts } from './BuildingFacts';
import type { ProjectDays } from './useProjectDays';
import type { TourDates } from './useTourDates';

export interface ProjectTourProps {
  tour: TourRef;
  /** The tour, as far as it has loaded. */
  framed: FramedTour;
  /** What is known of the project. */
  days: ProjectDays;
  /** The dates to choose from, if there are several. */
  dates: TourDates | undefined;
  /** How the tours of several dates are aligned. */
  alignments: Alignments;
  /** Whether the user may share the project. */
  canShare: boolean;
  backHref: string;
}

/** A project's tour, with another one of its dates when they are compared, and the sheet that shares it. */
export function ProjectTour(props: ProjectTourProps) {
  const { tour, framed, days, dates, alignments, canShare, backHref } = props;
  const { project, cover } = days;
  const t = useText(tourTexts);
  const share = useProjectShare(project);
  const { id } = days;
  return (
    <>
      <TourStage
        name={tour.projectName}
        place={project?.location}
        about={project && <BuildingFacts project={project} />}
        day={dates?.stage.day ?? tour.day}
        slot={tour.day}
        backHref={backHref}
        waiting={[t('viewer.preparing'), t('viewer.wait')]}
        cover={cover && coverPicture(cover)}
        {...framed}
        compared={comparedOf(dates, t('viewer.noTourThere'))}
        dates={dates?.stage}
        alignments={alignments}
        dateLine={dates && <DateLine dates={dates.stage} />}
        renderNotes={
          id === undefined
            ? undefined
            : (view) => <StageNotes source={{ project: id }} view={view} />
        }
        sharing={canShare && (project || days.isPending) ? share : undefined}
      />
      {share.sheet}
    </>
  );
}

/** The tour of the other date; its errors are shown in its own pane, next to the current tour. */
function comparedOf(dates: TourDates | undefined, noTour: string): TourStageProps['compared'] {
  if (dates?.compared === undefined) return undefined;
  const { day, slot, remote } = dates.compared;
  const { frame, askedSpeech } = framedTour(remote);
  const isOver = remote.phase === 'failed' || (remote.phase === 'ready' && frame === undefined);
  return {
    day,
    slot,
    frame,
    askedSpeech,
    failure: isOver ? noTour : undefined,
  };
}

export type FramedTour = Pick<TourStageProps, 'frame' | 'askedSpeech'>;

/** The frame of a tour, once its URL is known and if that may be framed. */
export function framedTour(remote: RemoteData<FoundTour>): FramedTour {
  if (remote.phase !== 'ready') return { frame: undefined };
  const { path, askedSpeech } = remote.data;
  return { frame: tourFrame(path, window.location.href), askedSpeech };
}
