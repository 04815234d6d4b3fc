/** Addresses: of calls below the API base, and of tours below the tours base. */
import { CALLS, type CallName, type ParamsOf } from './calls.ts';
import { PILOTS_FOLDER } from './rules.ts';

/**
 * Fills in the path of a call. Every parameter becomes one percent-encoded segment, dots of `.` and
 * `..` included, so that no value can leave its segment.
 *
 * @returns relative to the API base, without a leading slash
 */
export function pathTo<Name extends CallName>(name: Name, params: ParamsOf<Name>): string {
  const values = new Map<string, string>(Object.entries(params));
  return CALLS[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    segment(values.get(key) ?? ''),
  );
}

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

/** Where a tour's index page is, below the tours base, for a client that was given no path. */
export function tourPath(owner: string, projectName: string, day?: string): string {
  const parts = day === undefined ? [owner, projectName] : [owner, projectName, day];
  return [...parts.map(segment), 'index.html'].join('/');
}

/** Where a pilot's index page is, below the tours base. */
export function pilotPath(name: string): string {
  return [PILOTS_FOLDER, segment(name), 'index.html'].join('/');
}

function segment(value: string): string {
  const encoded = encodeURIComponent(value);
  // Browsers take even an encoded dot segment for a step; a second encoding keeps it a name.
  return /^\.{1,2}$/.test(encoded) ? encoded.replaceAll('.', '%252E') : encoded;
}
