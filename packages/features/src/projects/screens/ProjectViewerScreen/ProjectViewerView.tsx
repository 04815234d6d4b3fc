import { Navigate } from 'react-router-dom';
import type { Remote } from '../../../http';
import { useText } from '../../../i18n';
import { PageTitle } from '../../../shell/PageTitle';
import type { TourRef } from '../../projects.slice';
import { projectTexts } from '../../projects.texts';
import { DateTools } from '../../tour/DateTools';
import { tourFrame } from '../../tour/tourFrame';
import { TourFailed } from '../../tour/TourFailed';
import { TourStage, type TourStageProps } from '../../tour/TourStage';
import type { TourDates } from './useTourDates';

export interface ProjectViewerViewProps {
  tour: TourRef;
  /** Where the tour's page is. */
  remote: Remote<string>;
  /** What there is to choose from, where there is more than one date. */
  dates: TourDates | undefined;
  backHref: string;
  onRetry: () => void;
}

/** A project's tour, in any state. */
export function ProjectViewerView(props: ProjectViewerViewProps) {
  const { tour, remote, dates, backHref, onRetry } = props;
  const t = useText(projectTexts);
  if (remote.phase === 'failed') {
    const { problem } = remote;
    if (problem.kind === 'missing') {
      return <Navigate to="/no-project-found" replace state={{ err: 'no-project-found' }} />;
    }
    if (problem.kind === 'forbidden') {
      return <Navigate to="/unauthorized" replace state={{ err: 'unauthorized' }} />;
    }
    return <TourFailed problem={problem} backHref={backHref} onRetry={onRetry} />;
  }

  const frame = remote.phase === 'ready' ? tourFrame(remote.data, window.location.href) : undefined;
  if (remote.phase === 'ready' && frame === undefined) {
    return <TourFailed problem="unsafe" backHref={backHref} onRetry={onRetry} />;
  }
  return (
    <>
      <PageTitle>{tour.projectName}</PageTitle>
      <TourStage
        name={tour.projectName}
        day={dates?.tools.day ?? tour.day}
        backHref={backHref}
        waiting={[t('viewer.preparing'), t('viewer.wait')]}
        frame={frame}
        compared={comparedOf(dates, t('viewer.noTourThere'))}
        tools={dates && <DateTools {...dates.tools} />}
      />
    </>
  );
}

/** The other date; one that cannot be shown says so in its own place, beside the tour that can. */
function comparedOf(dates: TourDates | undefined, noTour: string): TourStageProps['compared'] {
  if (dates?.compared === undefined) return undefined;
  const { day, remote } = dates.compared;
  const frame = remote.phase === 'ready' ? tourFrame(remote.data, window.location.href) : undefined;
  const isOver = remote.phase === 'failed' || (remote.phase === 'ready' && frame === undefined);
  return { day, frame, failure: isOver ? noTour : undefined };
}
