import type { Pilot } from '@jawla/contract';
import { ErrorPage, LinkButton, useBrand } from '@jawla/ui';
import { Navigate } from 'react-router-dom';
import { WalledDoor } from '#core/doors';
import type { RemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { tourFrame } from '#tours';
import { TourFailed } from '#tours';
import { TourStage } from '#tours';
import { coverPicture } from '#core/pictures';
import { href, PageTitle } from '#core/routing';
import { Shell } from '#shell';
import { pilotTexts } from '../../pilots.texts';

export interface PilotViewerViewProps {
  name: string;
  remote: RemoteData<Pick<Pilot, 'picture' | 'askedSpeech'> & { path: string }>;
  isSignedIn: boolean;
  /** Only admins have a page to return to. */
  isAdmin: boolean;
  onRetry: () => void;
}

/** A pilot's tour, in any state. */
export function PilotViewerView(props: PilotViewerViewProps) {
  const { name, remote, isSignedIn, isAdmin, onRetry } = props;
  const t = useText(pilotTexts);
  if (remote.phase === 'failed') {
    if (remote.problem.kind !== 'notFound') {
      return <TourFailed problem={remote.problem} onRetry={onRetry} />;
    }
    // The error pages redirect signed-out visitors to the login, without an explanation.
    return isSignedIn ? (
      <Navigate to={href('noProjectFound', {})} replace state={{ err: 'no-project-found' }} />
    ) : (
      <Missing />
    );
  }

  const frame =
    remote.phase === 'ready' ? tourFrame(remote.data.path, window.location.href) : undefined;
  if (remote.phase === 'ready' && frame === undefined) {
    return <TourFailed problem="unsafe" onRetry={onRetry} />;
  }
  const picture = remote.phase === 'ready' ? remote.data.picture : undefined;
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <TourStage
        name={name}
        backHref={isAdmin ? href('pilots', {}) : undefined}
        waiting={[t('viewer.preparing')]}
        cover={picture ? coverPicture(picture) : undefined}
        frame={frame}
        askedSpeech={(remote.phase === 'ready' && remote.data.askedSpeech) || undefined}
      />
    </>
  );
}

function Missing() {
  const t = useText(pilotTexts);
  const { links } = useBrand();
  return (
    <Shell frame="bare" footer="none" hasNotices={false}>
      <PageTitle>{t('viewer.missing')}</PageTitle>
      <ErrorPage
        drawing={<WalledDoor status={404} />}
        title={t('viewer.missing')}
        message={t('viewer.missingMore')}
        actions={
          <>
            <LinkButton variant="primary" href={href('login', {})}>
              {t('viewer.logIn')}
            </LinkButton>
            <LinkButton href={links.contact} external>
              {t('viewer.contact')}
            </LinkButton>
          </>
        }
      />
    </Shell>
  );
}
