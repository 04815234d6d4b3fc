import { useCallback, useState } from 'react';
import { selectUser } from '#session';
import { useAppDispatch, useAppSelector } from '#core/store';
import { findTour, type TourRef } from '#tours';
import { lastOpened } from '../../lastOpened';
import { loadProject } from '../../projects.requests';
import { needsDetails } from '../../projects.model';
import { projects, selectChosenDays } from '../../projects.slice';
import { UserProjectsView } from './UserProjectsView';
import { useArrangement } from './useArrangement';
import { useHomeRequests } from './useHomeRequests';
import { useSearchTerm } from './useSearchTerm';

/** A client's own projects and those shared with the client. */
export function UserProjectsScreen() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const loaded = useAppSelector(loadProject.selectStates);
  const chosenDays = useAppSelector(selectChosenDays);
  const [term, setTerm] = useSearchTerm();
  const [arrangement, arrange] = useArrangement();
  const [last] = useState(() => user && lastOpened(user.userName));
  useHomeRequests(user, needsDetails(arrangement));

  const requestProject = useCallback(
    (id: string, again: boolean) => dispatch(loadProject.requested(id, { force: again })),
    [dispatch],
  );

  const intend = useCallback((tour: TourRef) => dispatch(findTour.requested(tour)), [dispatch]);

  if (user === undefined) return null;
  return (
    <UserProjectsView
      user={user}
      loaded={loaded}
      chosenDays={chosenDays}
      last={last}
      arrangement={arrangement}
      onArrange={arrange}
      term={term}
      onTerm={setTerm}
      onRequest={requestProject}
      onIntent={intend}
      onDayChosen={(id, day) => dispatch(projects.actions.dayChosen({ id, day }))}
    />
  );
}
