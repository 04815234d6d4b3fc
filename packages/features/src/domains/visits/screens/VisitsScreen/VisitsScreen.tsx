import { VISIT_RANGES, type VisitRange } from '@jawla/contract/limits';
import { useSearchParams } from 'react-router-dom';
import { toRemoteData } from '#core/http';
import { useAppDispatch, useAppSelector, useRequest } from '#core/store';
import { selectUser } from '#session';
import { loadVisits } from '../../visits.requests';
import { VisitsView } from './VisitsView';

const DEFAULT: VisitRange = '30';

/** How often tours were opened: of all for admins, of their own projects for clients. */
export function VisitsScreen() {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const range = VISIT_RANGES.find((each) => each === params.get('days')) ?? DEFAULT;
  const visits = toRemoteData(useRequest(loadVisits, range));

  if (user === undefined) return null;
  return (
    <VisitsView
      {...{ user, range, visits }}
      onRange={(days) => setParams(days === DEFAULT ? {} : { days }, { replace: true })}
      onRetry={() => dispatch(loadVisits.requested(range, { force: true }))}
    />
  );
}
