import type { ActivityFilter } from '@jawla/contract/activity';
import { toRemoteData } from '#core/http';
import { activityFeature } from '../activity.feature';
import { useActivity } from '../useActivity';
import { ActivityDays } from './ActivityDays';
import { ActivityStates } from './ActivityStates';

/** Entries that a part of another page shows. */
const SHOWN = 10;

/** The newest entries, without the page's filters. */
function LatestActivity({ filter }: { filter: ActivityFilter }) {
  const { state, onRetry } = useActivity(filter);
  return (
    <ActivityStates entries={toRemoteData(state)} onRetry={onRetry}>
      {(all) => <ActivityDays entries={all.slice(0, SHOWN)} level={3} />}
    </ActivityStates>
  );
}

export { LatestActivity as Content };
export const features = [activityFeature];
