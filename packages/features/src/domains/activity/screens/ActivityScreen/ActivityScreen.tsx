import { toRemoteData } from '#core/http';
import { useRequest } from '#core/store';
import { loadActivityFilters } from '../../activity.requests';
import { useActivity } from '../../useActivity';
import { useActivityFilter } from '../../useActivityFilter';
import { ActivityView } from './ActivityView';

/** What people have done, for admins. */
export function ActivityScreen() {
  const [filter, setFilter] = useActivityFilter();
  const filters = toRemoteData(useRequest(loadActivityFilters));
  const list = useActivity(filter);
  return <ActivityView {...{ filter, filters }} {...list} onFilter={setFilter} />;
}
