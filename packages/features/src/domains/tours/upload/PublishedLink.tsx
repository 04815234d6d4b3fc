import { LinkButton } from '@jawla/ui';
import { dataOf, toRemoteData } from '#core/http';
import { useText } from '#core/i18n';
import { href } from '#core/routing';
import { useRequest } from '#core/store';
import { findTour } from '../tours.requests';
import { pilotNameOf, uploadedTour, type ArchiveSubject } from './archiveRequests';
import { tourUploadTexts } from './tourUpload.texts';

export interface PublishedLinkProps {
  subject: ArchiveSubject;
  /** Name of the archive. */
  file: string;
}

/** Opens the tour that was uploaded, once its URL is known. */
export function PublishedLink({ subject, file }: PublishedLinkProps) {
  const t = useText(tourUploadTexts);
  const tour = useRequest(findTour, subject.kind === 'tour' ? uploadedTour(subject) : undefined);
  const url =
    subject.kind === 'pilot'
      ? href('pilot', { name: pilotNameOf(file) })
      : dataOf(toRemoteData(tour));
  if (url === undefined) return null;
  return (
    <LinkButton variant="primary" href={url} external={{ label: t('archive.newTab') }}>
      {t('archive.open')}
    </LinkButton>
  );
}
