import type { Project, ProjectSummary, SessionUser } from '@jawla/contract';
import { Button, LinkButton, Timeline } from '@jawla/ui';
import { ForwardIcon } from '@jawla/ui/icons';
import { useEffect } from 'react';
import { toRemoteData, type RequestState } from '#core/http';
import { dayOf, PlainDay, useText } from '#core/i18n';
import type { TourDay, TourRef } from '#tours';
import { coverPicture } from '#core/pictures';
import { tourDays, viewerPath } from '../../projects.model';
import { projectTexts } from '../../projects.texts';
import { FeaturedProject } from './FeaturedProject';
import * as S from './LeadProject.styles';

/** Maximum number of dates shown: more would have to scroll. */
const DATES_MAX = 6;
/** `sizes` of the doorway's picture, and of the background over the full width. */
const PICTURE_SIZES = '(min-width: 40rem) 24rem, 70vw';

export interface LeadProjectProps {
  viewer: SessionUser;
  summary: ProjectSummary;
  state: RequestState<Project> | undefined;
  /** The user has opened its tour on this device before. */
  isAgain: boolean;
  onRequest: (id: string, again: boolean) => void;
  onIntent: (tour: TourRef) => void;
}

/** The highlighted project, which the user most likely came for, above all others. */
export function LeadProject(props: LeadProjectProps) {
  const { viewer, summary, state, isAgain, onRequest, onIntent } = props;
  const t = useText(projectTexts);
  const { _id: id, name } = summary;
  useEffect(() => {
    onRequest(id, false);
  }, [id, onRequest]);
  const remote = state && toRemoteData(state);
  const project = remote?.phase === 'ready' ? remote.data : undefined;
  const days = project === undefined ? [] : tourDays(project);
  const owner = project?.owner.userName;
  const isReady = owner !== undefined;
  const to = (day: TourDay | undefined) =>
    isReady ? viewerPath(viewer, owner, name, day?.segment) : '';
  const [newest, before] = days;
  const intend = () => isReady && onIntent({ owner, projectName: name, day: newest?.segment });
  return (
    <FeaturedProject
      above={t(isAgain ? 'lead.again' : 'lead.first')}
      name={name}
      place={project === undefined ? '\u00a0' : placeOf(project)}
      picture={{ ...coverPicture(summary.img ?? summary.picture, PICTURE_SIZES), loading: 'first' }}
      timeline={
        project === undefined ? <LeadDatesRoom /> : <LeadDates {...{ project, days, to }} />
      }
      actions={
        !isReady ? (
          <S.Room>
            <Button tabIndex={-1}>{t('card.view')}</Button>
          </S.Room>
        ) : (
          <>
            <LinkButton
              variant="primary"
              href={to(newest)}
              onPointerEnter={intend}
              onFocus={intend}
            >
              {t(isAgain ? 'lead.continue' : 'card.view')}
              <ForwardIcon size="1.125rem" />
            </LinkButton>
            {before !== undefined && (
              <LinkButton href={`${to(newest)}?compare=${before.day}`}>
                {t('lead.compare')}
              </LinkButton>
            )}
          </>
        )
      }
    />
  );
}

function placeOf({ location }: Project) {
  return location === '' ? undefined : <bdi dir="auto">{location}</bdi>;
}

interface LeadDatesProps {
  project: Project;
  /** Dates of a project that has several. */
  days: readonly TourDay[];
  to: (day: TourDay) => string;
}

function LeadDates({ project, days, to }: LeadDatesProps) {
  const t = useText(projectTexts);
  const own = { day: dayOf(project.date), segment: undefined };
  const all = days.length > 0 ? days : [own].filter(({ day }) => day !== '');
  const shown = all.slice(0, DATES_MAX).reverse();
  const [only] = all;
  if (only !== undefined && all.length === 1) {
    return (
      <S.OnlyDate>
        <PlainDay day={only.day} />
      </S.OnlyDate>
    );
  }
  return (
    <Timeline
      look="line"
      label={t('lead.dates', { name: project.name })}
      current={all[0]?.day}
      entries={shown.map((day) => ({
        id: day.day,
        day: day.day,
        label: <PlainDay day={day.day} />,
        href: to(day),
      }))}
    />
  );
}

/** Placeholder with the height of the dates that are loading, against layout shift. */
function LeadDatesRoom() {
  return (
    <S.Room>
      <Timeline look="line" label="" tabIndex={-1} entries={[{ id: '', label: '\u00a0' }]} />
    </S.Room>
  );
}
