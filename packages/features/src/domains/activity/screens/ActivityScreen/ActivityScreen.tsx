import { toRemoteData } from '#core/http';
import { useRequest } from '#core/store';
import { ALL, loadActivity, loadActivityFilters } from '../../activity.requests';
import { useActivityFilter } from '../../useActivityFilter';
import { useActivity } from '../../useActivity';
import { ActivityView, type ActivityViewProps } from './ActivityView';

/** What people have done, for admins. */
export function ActivityScreen() {
  const [filter, setFilter] = useActivityFilter();
  const filters = toRemoteData(useRequest(loadActivityFilters, ALL));
  // The key begins another list at its first page.
  return (
    <Filtered key={loadActivity.keyOf(filter)} {...{ filter, filters }} onFilter={setFilter} />
  );
}

function Filtered(props: Pick<ActivityViewProps, 'filter' | 'filters' | 'onFilter'>) {
  const list = useActivity(props.filter);
  return <ActivityView {...props} {...list} />;
}
