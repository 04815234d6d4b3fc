/** URLs of endpoints, relative to the API base. */
import { ENDPOINTS, type EndpointName, type ParamsOf } from './endpoints.ts';
import { segment } from './segment.ts';

/**
 * Fills in a path. Every parameter becomes one percent-encoded segment, including the dots of `.` and `..`, so that no
 * value can add or remove segments.
 *
 * @returns The path relative to the API base, without a leading slash.
 */
export function pathTo<Name extends EndpointName>(name: Name, params: ParamsOf<Name>): string {
  return fillPath(ENDPOINTS[name].path, params);
}

/** The same for a template that is known at run time only. */
export function fillPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, key: string) => segment(params[key] ?? ''));
}
