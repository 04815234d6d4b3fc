import { toRemoteData, type RequestState } from '#core/http';
import type { Image, Project, SessionUser } from '@jawla/contract';
import { ProjectCard, ProjectCardSkeleton, type PictureLoading } from '@jawla/ui';
import { memo, useEffect, useRef } from 'react';

import { dayOf, HighlightMatch, PlainDay, useText, type Translate } from '#core/i18n';
import { coverPicture } from '#core/pictures';
import { ExpectedDate } from '../../ExpectedDate';
import { factsOf } from '../../factsOf';
import { preloadCover } from '../../preloadCover';
import { pictureOf, tourDays, viewerPath } from '../../projects.model';
import { NotesLink } from '#notes';
import type { TourRef } from '#tours';
import { projectTexts } from '../../projects.texts';
import * as S from './ProjectCardSlot.styles';

export interface ProjectCardSlotProps {
  id: string;
  /** From the list, before the project has loaded. */
  cover: Image | null | undefined;
  /** It has no tour yet. */
  isPreparing: boolean;
  /** From the list: the day by which the first tour is expected. */
  expectedDate: string | undefined;
  viewer: SessionUser;
  state: RequestState<Project> | undefined;
  /** The search term: its match in the name is marked. */
  term: string;
  /** Loading priority of the cover. */
  loading: PictureLoading;
  /** Level of the card's heading. */
  level: 2 | 3;
  onRequest: (id: string, again: boolean) => void;
  onIntent: (tour: TourRef) => void;
  /** The project has several dates: opens the dialog to choose one. */
  onAskDate: (project: Project) => void;
}

/** How far outside the window a card starts to load (`rootMargin`). */
const AHEAD = '1200px';

/**
 * One slot in the grid: requests its project when it is near the viewport, and renders its card. Memoized, so
 * that only changed slots render again.
 */
export const ProjectCardSlot = memo(function ProjectCardSlot(props: ProjectCardSlotProps) {
  const { id, cover, state, onRequest, ...shown } = props;
  const remote = state && toRemoteData(state);
  const place = useRef<HTMLLIElement>(null);
  const idle = remote === undefined || remote.phase === 'idle';
  // The cover of a first card is most likely the LCP element: it is preloaded before its project has loaded.
  if (shown.loading === 'first' && remote?.phase !== 'ready') preloadCover(cover);

  useEffect(() => {
    const element = place.current;
    if (!idle || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onRequest(id, false);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, idle, onRequest]);

  return (
    <S.Slot ref={place}>
      {remote?.phase === 'ready' ? (
        <LoadedCard project={remote.data} {...shown} />
      ) : (
        !idle && <ProjectCardSkeleton />
      )}
    </S.Slot>
  );
});

interface LoadedCardProps extends Omit<
  ProjectCardSlotProps,
  'id' | 'cover' | 'state' | 'onRequest'
> {
  project: Project;
}

function LoadedCard(props: LoadedCardProps) {
  const { project, isPreparing, expectedDate, viewer, term, loading, level } = props;
  const { onIntent, onAskDate } = props;
  const t = useText(projectTexts);
  const { owner, name } = project;
  const days = tourDays(project);
  const intend = () => onIntent({ owner: owner.userName, projectName: name });
  return (
    <ProjectCard
      name={<HighlightMatch text={name} term={term} />}
      level={level}
      picture={{ ...coverPicture(project.img ?? pictureOf(project, days[0]?.segment)), loading }}
      {...(project.location !== '' && { place: <bdi dir="auto">{project.location}</bdi> })}
      facts={factsOf(project, t)}
      dates={datesOf(project, days.length, t)}
      preparing={
        isPreparing
          ? {
              title: t('card.preparing'),
              detail: expectedDate && <ExpectedDate isOnCard day={expectedDate} />,
            }
          : undefined
      }
      owner={
        owner._id === viewer._id ? undefined : (
          <>
            {t('card.owner')}
            <bdi>{owner.name || owner.userName}</bdi>
          </>
        )
      }
      aside={project.notes && <NotesLink project={project} />}
      {...(days.length === 0 && { onPointerEnter: intend, onFocus: intend })}
      action={
        days.length === 0
          ? {
              label: t(isPreparing ? 'card.about' : 'card.view'),
              href: viewerPath(viewer, owner.userName, name),
            }
          : { label: t('card.dates'), onPress: () => onAskDate(project) }
      }
    />
  );
}

/** The date of the only tour, or the number of dates to choose from. */
function datesOf({ date }: Project, count: number, t: Translate<typeof projectTexts>) {
  if (count > 1) return t('card.dateCount', { smart_count: count });
  const day = dayOf(date);
  return day === '' ? undefined : <PlainDay day={day} />;
}
