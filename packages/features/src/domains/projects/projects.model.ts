import type { Image, Project, ProjectSummary, SessionUser, TourPicture } from '@jawla/contract';
import { DATE_SLOT } from '@jawla/contract/tours';
import { compareText, dayOf } from '#core/i18n';
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
