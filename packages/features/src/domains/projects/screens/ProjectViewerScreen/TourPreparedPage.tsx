import { ErrorPage } from '@jawla/ui';
import { ScaffoldedDoor } from '#core/doors';
import { TextWithIsolate, useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { Shell } from '#shell';
import { tourTexts, type TourRef } from '#tours';
import { ExpectedDate } from '../../ExpectedDate';
import { projectTexts } from '../../projects.texts';

export interface TourPreparedPageProps {
  tour: TourRef;
  /** The day by which it is expected. */
  expectedDate: string | undefined;
  /** The owner of a project gets a mail about a new tour. */
  isOwn: boolean;
  backHref: string;
}

/** The project has no tour yet. */
export function TourPreparedPage({ tour, expectedDate, isOwn, backHref }: TourPreparedPageProps) {
  const t = useText(projectTexts);
  const tTour = useText(tourTexts);
  return (
    <Shell frame="bare" footer="none" hasNotices={false}>
      <PageTitle>{tour.projectName}</PageTitle>
      <ErrorPage
        drawing={<ScaffoldedDoor />}
        title={
          <TextWithIsolate text={(slot) => t('preparing.title', { name: slot })}>
            {tour.projectName}
          </TextWithIsolate>
        }
        message={
          <>
            {expectedDate !== undefined && (
              <>
                <ExpectedDate day={expectedDate} />
                <br />
              </>
            )}
            {t(isOwn ? 'preparing.ownerLead' : 'preparing.sharedLead')}
          </>
        }
        link={{ href: backHref, label: tTour('viewer.back') }}
      />
    </Shell>
  );
}
