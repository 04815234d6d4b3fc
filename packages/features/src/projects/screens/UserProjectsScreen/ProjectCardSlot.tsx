import type { Project, SessionUser } from '@jawla/contract';
import { Ltr, ProjectCard, ProjectCardSkeleton, type ProjectFact } from '@jawla/ui';
import { useEffect, useRef } from 'react';
import type { Remote } from '../../../http';
import { dayOf, Marked, useText, type Translate } from '../../../i18n';
import { tourDays, viewerPath } from '../../projects.model';
import type { TourRef } from '../../projects.slice';
import { projectTexts } from '../../projects.texts';

export interface ProjectCardSlotProps {
  id: string;
  viewer: SessionUser;
  remote: Remote<Project> | undefined;
  /** What is searched for: the part of the name that matches is marked. */
  term: string;
  /** The cover is loaded at once. */
  eager: boolean;
  onWanted: (id: string, again: boolean) => void;
  onIntent: (tour: TourRef) => void;
  /** The project has several dates: which one is to be shown? */
  onAskDate: (project: Project) => void;
}

/** How far outside the window a card starts to load. */
const AHEAD = '400px';

/** One place in the grid: its project is asked for when it comes near, and shown when it is there. */
export function ProjectCardSlot(props: ProjectCardSlotProps) {
  const { id, viewer, remote, term, eager, onWanted, onIntent, onAskDate } = props;
  const t = useText(projectTexts);
  const place = useRef<HTMLDivElement>(null);
  const idle = remote === undefined || remote.phase === 'idle';

  useEffect(() => {
    const element = place.current;
    if (!idle || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onWanted(id, false);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, idle, onWanted]);

  if (remote?.phase !== 'ready') {
    return (
      <div ref={place}>
        <ProjectCardSkeleton />
      </div>
    );
  }

  const project = remote.data;
  const { owner, name } = project;
  const days = tourDays(project);
  const intend = () => onIntent({ owner: owner.userName, projectName: name });
  return (
    <ProjectCard
      name={<Marked text={name} term={term} />}
      nameShown={term !== ''}
      level={2}
      picture={{ src: project.img?.path, eager }}
      facts={factsOf(project, t)}
      owner={
        owner._id === viewer._id ? undefined : (
          <>
            {t('card.owner')}
            <Ltr>{owner.userName}</Ltr>
          </>
        )
      }
      {...(days.length === 0 && { onPointerEnter: intend, onFocus: intend })}
      action={
        days.length === 0
          ? { label: t('card.view'), href: viewerPath(viewer, owner.userName, name) }
          : { label: t('card.dates'), onPress: () => onAskDate(project) }
      }
    />
  );
}

/** What is known of a project, in the order of the specification. */
function factsOf(project: Project, t: Translate<typeof projectTexts>): ProjectFact[] {
  const { location, type, area, height, duration } = project;
  const date = dayOf(project.date);
  const facts: (ProjectFact | false)[] = [
    location !== '' && { label: t('card.location'), value: <bdi dir="auto">{location}</bdi> },
    type !== '' && { label: t('card.type'), value: t(`type.${type}`) },
    date !== '' && { label: t('card.date'), value: <Ltr>{date}</Ltr> },
    area !== '' && { label: t('card.area'), value: measure(area, t('card.squareMetres')) },
    height !== '' && { label: t('card.height'), value: measure(height, t('card.metres')) },
    duration !== '' && { label: t('card.duration'), value: <bdi dir="auto">{duration}</bdi> },
  ];
  return facts.filter((fact) => fact !== false);
}

/** A number gets its unit; whoever wrote more than a number wrote the unit as well. */
function measure(value: string, unit: string) {
  return /^[\d.,\s]+$/.test(value) ? (
    <>
      <Ltr>{value}</Ltr> {unit}
    </>
  ) : (
    <bdi dir="auto">{value}</bdi>
  );
}
