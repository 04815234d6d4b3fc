import type { ActivityFilter } from '@jawla/contract/activity';
import { useSearchParams } from 'react-router-dom';
import { FILTER_NAMES, toParams } from './activityHref';

/** Keeps the filter in the URL, so that Back and a reload show the same. */
export function useActivityFilter(): [ActivityFilter, (filter: ActivityFilter) => void] {
  const [params, setParams] = useSearchParams();
  const [person, client, thing] = FILTER_NAMES.map(
    (name) => params.get(name)?.slice(0, 100) || undefined,
  );
  return [{ person, client, thing }, (filter) => setParams(toParams(filter), { replace: true })];
}
