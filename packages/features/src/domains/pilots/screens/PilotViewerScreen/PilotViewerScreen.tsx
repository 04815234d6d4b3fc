import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useOfflineRemoteData } from '#core/connection';
import { useText } from '#core/i18n';
import { coverPicture } from '#core/pictures';
import { href, PageTitle } from '#core/routing';
import { useAppDispatch, useAppSelector, useRequest } from '#core/store';
import { selectUser } from '#session';
import { TourFailed, tourFrame, TourStage } from '#tours';
import { loadPilot } from '../../pilots.requests';
import { pilotTexts } from '../../pilots.texts';

// Most links lead to a tour.
const PilotMissing = lazy(async () => ({ default: (await import('./PilotMissing')).PilotMissing }));

/** A public demo tour: no login, no header, no footer. */
export function PilotViewerScreen() {
  const { name = '' } = useParams();
  const dispatch = useAppDispatch();
  const retry = () => dispatch(loadPilot.requested(name, { force: true }));
  const remote = useOfflineRemoteData(useRequest(loadPilot, name), retry);
  const user = useAppSelector(selectUser);
  const t = useText(pilotTexts);
  if (remote.phase === 'failed') {
    if (remote.problem.kind !== 'notFound') {
      return <TourFailed problem={remote.problem} onRetry={retry} />;
    }
    // The error pages redirect signed-out visitors to the login, without an explanation.
    return user !== undefined ? (
      <Navigate to={href('noProjectFound', {})} replace state={{ err: 'no-project-found' }} />
    ) : (
      <Suspense>
        <PilotMissing />
      </Suspense>
    );
  }

  const frame =
    remote.phase === 'ready' ? tourFrame(remote.data.path, window.location.href) : undefined;
  if (remote.phase === 'ready' && frame === undefined) {
    return <TourFailed problem="unsafe" onRetry={retry} />;
  }
  const picture = remote.phase === 'ready' ? remote.data.picture : undefined;
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <TourStage
        key={name}
        name={name}
        // Only admins have a page to return to.
        backHref={user?.isAdmin === true ? href('pilots', {}) : undefined}
        waiting={[t('viewer.preparing')]}
        cover={picture ? coverPicture(picture) : undefined}
        frame={frame}
        askedSpeech={(remote.phase === 'ready' && remote.data.askedSpeech) || undefined}
      />
    </>
  );
}
