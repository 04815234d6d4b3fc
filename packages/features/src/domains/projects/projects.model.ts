import type { Image, Project, ProjectSummary, SessionUser, TourPicture } from '@jawla/contract';
import type { Language, ProjectKind } from '@jawla/contract/limits';
import { DATE_SLOT } from '@jawla/contract/tours';
import { collator, dayOf, matchesTerm } from '#core/i18n';
import { href } from '#core/routing';
import type { TourDay } from '#tours';

/**
 * The days a person can choose from, newest first. Without any, the project's single tour is opened
 * without a dialog. A finished project offers its own date next to its sub dates.
 */
export function tourDays({ subDate, date, status }: Project): TourDay[] {
  const days = [...new Set(subDate.map(dayOf).filter((day) => day !== ''))];
  if (days.length === 0) return [];
  const own = dayOf(date);
  const listed: TourDay[] = days.map((day) => ({ day, segment: day }));
  if (status === 'done' && own !== '' && !days.includes(own)) {
    listed.push({ day: own, segment: undefined });
  }
  return listed.sort((a, b) => b.day.localeCompare(a.day));
}

/** The picture of a date's tour; `undefined` without one, and from servers that know none. */
export function tourPicture(
  { tourPictures }: Pick<Project, 'tourPictures'>,
  segment: string | undefined,
): TourPicture | undefined {
  const slot = segment ?? DATE_SLOT;
  return tourPictures?.find((one) => one.slot === slot);
}

/**
 * What stands for a project: the picture of a date's tour, or of its main tour in a list; its cover where there is
 * none.
 *
 * @param segment the sub date, as `TourDay` has it; without one, the project's own date
 */
export function pictureOf(
  project: Pick<Project, 'img' | 'tourPictures'> | Pick<ProjectSummary, 'img' | 'picture'>,
  segment?: string,
): Image | undefined {
  const own =
    'tourPictures' in project
      ? tourPicture(project, segment)?.picture
      : 'picture' in project
        ? project.picture
        : undefined;
  return own ?? project.img ?? undefined;
}

/** The viewer's path: of a project of one's own, or of one that is shared. */
export function viewerPath(
  { userName }: Pick<SessionUser, 'userName'>,
  owner: string,
  projectName: string,
  segment?: string,
): string {
  const date = segment === undefined ? undefined : { date: segment };
  return owner === userName
    ? href('viewer', { userName, projectName, ...date })
    : href('viewer', { userName, owner, projectName, ...date });
}

export function filterByName(list: readonly ProjectSummary[], term: string): ProjectSummary[] {
  return term === '' ? [...list] : list.filter(({ name }) => matchesTerm(name, term));
}

/**
 * The projects of a user that a URL may mean. Shared ones do not include whose
 * they are until they are loaded.
 */
export function projectsNamed(
  { _id, userName, projectsData }: SessionUser,
  owner: string,
  projectName: string,
): ProjectSummary[] {
  const isOwn = owner === userName;
  return projectsData.filter(
    (summary) => summary.name === projectName && (summary.owner === _id) === isOwn,
  );
}

/** Fewer are seen at a glance. */
const LEAD_FROM = 2;

/** The project to show first and large: the one opened last, else the first that has a tour. */
export function leadOf(
  list: readonly ProjectSummary[],
  last: string | undefined,
): ProjectSummary | undefined {
  if (list.length < LEAD_FROM) return undefined;
  return (
    list.find(({ _id }) => _id === last) ??
    list.find(({ expectedDate }) => expectedDate === undefined)
  );
}

export const OWNERSHIPS = ['all', 'own', 'shared'] as const;
export const ORDERS = ['listed', 'name', 'date'] as const;

/** Which projects are shown, and in which order. */
export interface Arrangement {
  show: (typeof OWNERSHIPS)[number];
  /** Empty: of any type. */
  type: ProjectKind | '';
  /** As the server lists them, by name, or the newest date first. */
  order: (typeof ORDERS)[number];
}

export const ARRANGEMENT: Arrangement = { show: 'all', type: '', order: 'listed' };

/** Type and date are known of projects that have been loaded. */
export function needsDetails({ type, order }: Arrangement): boolean {
  return type !== '' || order === 'date';
}

/** Projects that are not loaded yet are neither left out nor moved to the front. */
export function arrange(
  list: readonly ProjectSummary[],
  { show, type, order }: Arrangement,
  { viewerId, detailsOf, locale }: ArrangedFor,
): ProjectSummary[] {
  const kept = list.filter(({ _id, owner }) => {
    if (show !== 'all' && (owner === viewerId) !== (show === 'own')) return false;
    const details = detailsOf(_id);
    return type === '' || details === undefined || details.type === type;
  });
  if (order === 'listed') return kept;
  if (order === 'name') {
    const compare = collator(locale);
    return kept.sort((a, b) => compare(a.name, b.name));
  }
  const newest = ({ _id }: ProjectSummary) => {
    const details = detailsOf(_id);
    if (details === undefined) return '';
    return [dayOf(details.date), ...details.subDate.map(dayOf)].sort().at(-1) ?? '';
  };
  return kept.sort((a, b) => newest(b).localeCompare(newest(a)));
}

interface ArrangedFor {
  viewerId: string;
  detailsOf: (id: string) => Project | undefined;
  locale: Language;
}

/** Name and number of a client's next project: one more than there are, or the next that is free. */
export function nextProject(
  userName: string,
  projects: readonly ProjectSummary[],
): { name: string; number: string } {
  const taken = new Set(projects.map(({ name }) => name.toLowerCase()));
  let number = projects.length + 1;
  const nameOf = () => `${userName}-project-${number}`;
  while (taken.has(nameOf().toLowerCase())) number += 1;
  return { name: nameOf(), number: String(number) };
}
