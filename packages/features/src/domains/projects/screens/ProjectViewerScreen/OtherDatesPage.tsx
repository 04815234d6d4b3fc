import { ErrorPage, LinkButton } from '@jawla/ui';
import { ScaffoldedDoor } from '#core/doors';
import { Day, TextWithIsolate, useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { Shell } from '#shell';
import { tourTexts, type TourRef } from '#tours';
import { projectTexts } from '../../projects.texts';
import type { OtherDates } from './useOtherDates';

export interface OtherDatesPageProps {
  tour: TourRef;
  others: OtherDates;
  hrefOn: (segment: string | undefined) => string;
  backHref: string;
}

/** The project has no tour on the day in the URL, or the URL has no day: lists the days that have one. */
export function OtherDatesPage({ tour, others, hrefOn, backHref }: OtherDatesPageProps) {
  const t = useText(projectTexts);
  const tTour = useText(tourTexts);
  const { projectName: name, day } = tour;
  return (
    <Shell frame="bare" footer="none" hasNotices={false}>
      <PageTitle>{name}</PageTitle>
      <ErrorPage
        drawing={<ScaffoldedDoor />}
        title={day === undefined ? t('dates.title') : tTour('viewer.noTourThere')}
        message={
          day === undefined ? (
            <bdi dir="auto">{name}</bdi>
          ) : (
            <TextWithIsolate text={(slot) => tTour('viewer.otherDates', { name: slot })}>
              {name}
            </TextWithIsolate>
          )
        }
        actions={
          <>
            {others.available.map((other) => (
              <LinkButton key={other.day} href={hrefOn(other.segment)}>
                <Day day={other.day} />
              </LinkButton>
            ))}
            <LinkButton variant="quiet" href={backHref}>
              {tTour('viewer.back')}
            </LinkButton>
          </>
        }
      />
    </Shell>
  );
}
