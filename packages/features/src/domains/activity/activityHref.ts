import type { ActivityFilter } from '@jawla/contract/activity';
import { href } from '#core/routing';

export const FILTER_NAMES = ['person', 'client', 'thing'] as const;

/** Returns the path of the page with a filter. */
export function activityHref(filter: ActivityFilter): string {
  return `${href('activity', {})}?${String(new URLSearchParams(toParams(filter)))}`;
}

export function toParams(filter: ActivityFilter): Record<string, string> {
  return Object.fromEntries(
    FILTER_NAMES.flatMap((name) => {
      const value = filter[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
