import { useParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector, useRequest } from '#core/store';
import { useOfflineRemoteData } from '#core/connection';
import { selectUser } from '#session';
import { loadPilot } from '../../pilots.requests';
import { PilotViewerView } from './PilotViewerView';

/** A public demo tour: no login, no header, no footer. */
export function PilotViewerScreen() {
  const { name = '' } = useParams();
  const dispatch = useAppDispatch();
  const retry = () => dispatch(loadPilot.requested(name, { force: true }));
  const pilot = useOfflineRemoteData(useRequest(loadPilot, name), retry);
  const user = useAppSelector(selectUser);
  return (
    <PilotViewerView
      key={name}
      name={name}
      isSignedIn={user !== undefined}
      isAdmin={user?.isAdmin === true}
      remote={pilot}
      onRetry={retry}
    />
  );
}
