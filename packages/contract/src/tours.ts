/** URLs of tours. Without schemas, so that pages load only this file. */
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

/** `sandbox` of a tour's frame. Without `allow-top-navigation`, a tour cannot leave its frame. */
export const TOUR_SANDBOX = [
  'allow-scripts',
  'allow-forms',
  'allow-popups',
  'allow-pointer-lock',
  'allow-downloads',
] as const;

/**
 * How a tour speaks the tour protocol: through the bridge that the server adds to tours of known tools, by itself, or
 * not at all.
 */
export const PROTOCOL_SUPPORT = ['bridge', 'itself', 'no'] as const;
export type ProtocolSupport = (typeof PROTOCOL_SUPPORT)[number];

/** Segment for a project's own date, in place of the day of a sub date. */
export const DATE_SLOT = 'date';

/** The parameter of `project-folder`: owner, project and, for the tour of a sub date, its day. */
export function folderParam(owner: string, projectName: string, day?: string): string {
  return [owner, projectName, ...(day === undefined ? [] : [day])].join('|');
}

/** Parses a `folderParam`; returns `undefined` for other texts. */
export function parseFolderParam(
  param: string,
): { owner: string; projectName: string; day?: string } | undefined {
  const [owner, projectName, day, ...rest] = param.split('|');
  if (!owner || !projectName || rest.length > 0 || day === '') return undefined;
  return day === undefined ? { owner, projectName } : { owner, projectName, day };
}

/** Path on the portal's origin that serves tours, or redirects to the origin of tours. */
export const TOURS_BASE = '/projects/';

/** Path of a tour's index page below the tours base, for responses without `path`. */
export function tourPath(owner: string, projectName: string, day?: string): string {
  const parts = day === undefined ? [owner, projectName] : [owner, projectName, day];
  return [...parts.map(segment), 'index.html'].join('/');
}

/** Path of a pilot's index page below the tours base. */
export function pilotPath(name: string): string {
  return [PILOTS_FOLDER, segment(name), 'index.html'].join('/');
}
