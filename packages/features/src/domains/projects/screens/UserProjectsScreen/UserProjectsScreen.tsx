import { useCallback, useEffect } from 'react';
import { selectUser } from '#session';
import { useAppDispatch, useAppSelector } from '#core/store';
import { findTour, type TourRef } from '#tours';
import { loadProject } from '../../projects.requests';
import { homeOpened } from '../../projects.saga';
import { needsDetails } from '../../projects.model';
import { projects, selectChosenDays } from '../../projects.slice';
import { UserProjectsView } from './UserProjectsView';
import { useNewProjects } from './useNewProjects';
import { useArrangement } from './useArrangement';
import { useSearchTerm } from './useSearchTerm';

/** A client's own projects and those shared with the client. */
export function UserProjectsScreen() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const loaded = useAppSelector(loadProject.selectStates);
  const chosenDays = useAppSelector(selectChosenDays);
  const [term, setTerm] = useSearchTerm();
  const [arrangement, arrange] = useArrangement();
  const fresh = useNewProjects(user);
  const wantsAll = needsDetails(arrangement);

  useEffect(() => {
    dispatch(homeOpened());
  }, [dispatch]);

  useEffect(() => {
    // What is not on the screen may belong there, once its type and date are known.
    if (wantsAll)
      for (const { _id } of user?.projectsData ?? []) dispatch(loadProject.requested(_id));
  }, [dispatch, wantsAll, user]);

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
      fresh={fresh}
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
