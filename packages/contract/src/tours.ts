/** Addresses of tours; no schemas, so that a page can use them at no cost. */
import { PILOTS_FOLDER } from './limits.ts';
import { segment } from './segment.ts';

/** Features of the browser that a tour may use, for `allow` of its frame. */
export const TOUR_FEATURES = [
  'fullscreen',
  'gyroscope',
  'accelerometer',
  'magnetometer',
  'xr-spatial-tracking',
  'autoplay',
] as const;

/** `sandbox` of a tour's frame. Navigation of the window above is left out: a tour stays in its frame. */
export const TOUR_SANDBOX = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-pointer-lock',
  'allow-downloads',
] as const;

/** Stands for a project's own date where the tour of a sub date has its day. */
export const DATE_SLOT = 'date';

/** The one segment of `project-folder`: owner, project and, where the tour hangs on one, the day. */
export function folderParam(owner: string, projectName: string, day?: string): string {
  return [owner, projectName, ...(day === undefined ? [] : [day])].join('|');
}

/** Takes `folderParam` apart again; `undefined` for anything else. */
export function parseFolderParam(
  param: string,
): { owner: string; projectName: string; day?: string } | undefined {
  const [owner, projectName, day, ...rest] = param.split('|');
  if (!owner || !projectName || rest.length > 0 || day === '') return undefined;
  return day === undefined ? { owner, projectName } : { owner, projectName, day };
}

/** Where the portal's origin serves tours, or redirects to the origin that does. */
export const TOURS_BASE = '/projects/';

/** Where a tour's index page is, below the tours base, for a client that was given no path. */
export function tourPath(owner: string, projectName: string, day?: string): string {
  const parts = day === undefined ? [owner, projectName] : [owner, projectName, day];
  return [...parts.map(segment), 'index.html'].join('/');
}

/** Where a pilot's index page is, below the tours base. */
export function pilotPath(name: string): string {
  return [PILOTS_FOLDER, segment(name), 'index.html'].join('/');
}
