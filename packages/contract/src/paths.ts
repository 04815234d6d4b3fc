/** Addresses of calls, below the API base. */
import { ENDPOINTS, type EndpointName, type ParamsOf } from './endpoints.ts';
import { segment } from './segment.ts';

/**
 * Fills in the path of a call. Every parameter becomes one percent-encoded segment, dots of `.` and
 * `..` included, so that no value can leave its segment.
 *
 * @returns relative to the API base, without a leading slash
 */
export function pathTo<Name extends EndpointName>(name: Name, params: ParamsOf<Name>): string {
  return fillPath(ENDPOINTS[name].path, params);
}

/** The same for a template that is known only at run time. */
export function fillPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, key: string) => segment(params[key] ?? ''));
}
