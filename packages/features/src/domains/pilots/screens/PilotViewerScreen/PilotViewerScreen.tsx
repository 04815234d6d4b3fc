import { useParams } from 'react-router-dom';
import { toRemote } from '#core/http';
import { useAppDispatch, useAppSelector, useRequest } from '#core/store';
import { selectUser } from '#session';
import { loadPilot } from '../../pilots.requests';
import { PilotViewerView } from './PilotViewerView';

/** A public demo tour: no login, no header, no footer. */
export function PilotViewerScreen() {
  const { name = '' } = useParams();
  const dispatch = useAppDispatch();
  const pilot = toRemote(useRequest(loadPilot, name));
  const isSignedIn = useAppSelector(selectUser) !== undefined;
  return (
    <PilotViewerView
      key={name}
      {...{ name, isSignedIn }}
      remote={pilot}
      onRetry={() => dispatch(loadPilot.requested(name, { force: true }))}
    />
  );
}
