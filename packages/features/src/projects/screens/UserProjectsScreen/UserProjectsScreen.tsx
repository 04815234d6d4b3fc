import { useCallback, useEffect } from 'react';
import { selectUser } from '../../../session/session.slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { projectWanted, tourWanted } from '../../projects.saga';
import { projects, selectChosenDays, selectProjects } from '../../projects.slice';
import { UserProjectsView } from './UserProjectsView';
import { useSearchTerm } from './useSearchTerm';

/** A client's own projects and those shared with the client. */
export function UserProjectsScreen() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const loaded = useAppSelector(selectProjects);
  const chosenDays = useAppSelector(selectChosenDays);
  const [term, setTerm] = useSearchTerm();

  useEffect(() => {
    dispatch(projects.actions.listOpened());
  }, [dispatch]);

  const want = useCallback(
    (id: string, again: boolean) => dispatch(projectWanted({ id, again })),
    [dispatch],
  );

  if (user === undefined) return null;
  return (
    <UserProjectsView
      user={user}
      loaded={loaded}
      chosenDays={chosenDays}
      term={term}
      onTerm={setTerm}
      onWanted={want}
      onIntent={(tour) => dispatch(tourWanted({ tour }))}
      onDayChosen={(id, day) => dispatch(projects.actions.dayChosen({ id, day }))}
    />
  );
}
