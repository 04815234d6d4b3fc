import type { Image, Project, ProjectSummary, SessionUser, TourPicture } from '@jawla/contract';
import type { Language, ProjectKind } from '@jawla/contract/limits';
import { DATE_SLOT } from '@jawla/contract/tours';
import { collator, compareText, dayOf, matchesTerm } from '#core/i18n';
import { href } from '#core/routing';
import type { TourDay } from '#tours';

/**
 * Returns the days that a user can choose from, newest first. Without any, the project's single tour opens
 * without a dialog. A finished project includes its own date next to its sub dates.
 */
export function tourDays({ subDate, date, status }: Project): TourDay[] {
  const days = [...new Set(subDate.map(dayOf).filter((day) => day !== ''))];
  if (days.length === 0) return [];
  const own = dayOf(date);
  const listed: TourDay[] = days.map((day) => ({ day, segment: day }));
  if (status === 'done' && own !== '' && !days.includes(own)) {
    listed.push({ day: own, segment: undefined });
  }
  return listed.sort((a, b) => compareText(b.day, a.day));
}

/** Returns the picture of a date's tour; `undefined` without one, and from servers that send only what is specified. */
export function tourPicture(
  { tourPictures }: Pick<Project, 'tourPictures'>,
  segment: string | undefined,
): TourPicture | undefined {
  const slot = segment ?? DATE_SLOT;
  return tourPictures?.find((one) => one.slot === slot);
}

/**
 * Returns the picture of a date's tour, or of its main tour in a list; the cover if there is none.
 *
 * @param segment The sub date, as in `TourDay`; `undefined` for the project's own date.
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

/** Returns the viewer's path, for the user's own projects and for shared ones. */
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
 * Returns the projects of a user that a URL may refer to. Shared ones do not include their owner until they
 * are loaded.
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

/** Whether a project has no tour yet. `hasTour` is not specified, so a server may leave it out. */
export function isPreparing({ hasTour, expectedDate }: ProjectSummary): boolean {
  return hasTour === false || expectedDate !== undefined;
}

/** With fewer projects, none is highlighted. */
const LEAD_FROM = 2;

/** Returns the project to highlight: the one opened last, otherwise the first one that has a tour. */
export function leadOf(
  list: readonly ProjectSummary[],
  last: string | undefined,
): ProjectSummary | undefined {
  if (list.length < LEAD_FROM) return undefined;
  return list.find(({ _id }) => _id === last) ?? list.find((project) => !isPreparing(project));
}

export const OWNERSHIPS = ['all', 'own', 'shared'] as const;
export const ORDERS = ['listed', 'name', 'date'] as const;

/** Filter and order of the projects. */
export interface Arrangement {
  show: (typeof OWNERSHIPS)[number];
  /** Empty for all types. */
  type: ProjectKind | '';
  /** In the order of the server, by name, or by the newest date. */
  order: (typeof ORDERS)[number];
}

export const ARRANGEMENT: Arrangement = { show: 'all', type: '', order: 'listed' };

/** Type and date are known only for loaded projects. */
export function needsDetails({ type, order }: Arrangement): boolean {
  return type !== '' || order === 'date';
}

/** Filters and sorts projects. Those that are not loaded yet are not filtered out, and are sorted last. */
export function arrange(
  list: readonly ProjectSummary[],
  { show, type, order }: Arrangement,
  { viewerId, detailsOf, locale }: ArrangedFor,
): ProjectSummary[] {
  const filtered = list.filter(({ _id, owner }) => {
    if (show !== 'all' && (owner === viewerId) !== (show === 'own')) return false;
    const details = detailsOf(_id);
    return type === '' || details === undefined || details.type === type;
  });
  if (order === 'listed') return filtered;
  if (order === 'name') {
    const compare = collator(locale);
    return filtered.sort((a, b) => compare(a.name, b.name));
  }
  const newest = ({ _id }: ProjectSummary) => {
    const details = detailsOf(_id);
    if (details === undefined) return '';
    return [dayOf(details.date), ...details.subDate.map(dayOf)].sort().at(-1) ?? '';
  };
  return filtered.sort((a, b) => compareText(newest(b), newest(a)));
}

interface ArrangedFor {
  viewerId: string;
  detailsOf: (id: string) => Project | undefined;
  locale: Language;
}

/** Returns name and number of a client's next project: the count plus one, or the next available number. */
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
