import type { ActivityFilter } from '@jawla/contract/activity';
import { useSearchParams } from 'react-router-dom';
import { href } from '#core/routing';

const NAMES = ['person', 'client', 'thing'] as const;

/** Returns the path of the page with a filter. */
export function activityHref(filter: ActivityFilter): string {
  return `${href('activity', {})}?${String(new URLSearchParams(toParams(filter)))}`;
}

/** Keeps the filter in the URL, so that Back and a reload show the same. */
export function useActivityFilter(): [ActivityFilter, (filter: ActivityFilter) => void] {
  const [params, setParams] = useSearchParams();
  const [person, client, thing] = NAMES.map((name) => params.get(name)?.slice(0, 100) || undefined);
  return [{ person, client, thing }, (filter) => setParams(toParams(filter), { replace: true })];
}

function toParams(filter: ActivityFilter): Record<string, string> {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = filter[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
