import { Navigate } from 'react-router-dom';
import type { Remote } from '../../../http';
import { useText } from '../../../i18n';
import { PageTitle } from '../../../shell/PageTitle';
import type { TourRef } from '../../projects.slice';
import { projectTexts } from '../../projects.texts';
import { tourFrame } from '../../tour/tourFrame';
import { TourFailed } from '../../tour/TourFailed';
import { TourStage } from '../../tour/TourStage';

export interface ProjectViewerViewProps {
  tour: TourRef;
  /** Where the tour's page is. */
  remote: Remote<string>;
  backHref: string;
  onRetry: () => void;
}

/** A project's tour, in any state. */
export function ProjectViewerView({ tour, remote, backHref, onRetry }: ProjectViewerViewProps) {
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
        day={tour.day}
        backHref={backHref}
        waiting={[t('viewer.preparing'), t('viewer.wait')]}
        frame={frame}
      />
    </>
  );
}
