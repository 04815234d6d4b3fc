import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { selectUser } from '#session';
import { useAppDispatch, useAppSelector } from '#core/store';
import { pilots, selectPilot } from '../../pilots.slice';
import { PilotViewerView } from './PilotViewerView';

/** A public demo tour: no login, no header, no footer. */
export function PilotViewerScreen() {
  const { name = '' } = useParams();
  const dispatch = useAppDispatch();
  const remote = useAppSelector((state) => selectPilot(state, name));
  const isSignedIn = useAppSelector(selectUser) !== undefined;

  useEffect(() => {
    dispatch(pilots.actions.pilotRequested(name));
  }, [dispatch, name]);

  return (
    <PilotViewerView
      key={name}
      name={name}
      remote={remote}
      isSignedIn={isSignedIn}
      onRetry={() => dispatch(pilots.actions.pilotRequested(name))}
    />
  );
}
