import { useState } from 'react';
import { dataOf, toRemoteData } from '#core/http';
import { useAppDispatch, useOutcomes, useRequest } from '#core/store';
import { deletePilot, loadPilots } from '../../pilots.requests';
import { CreatePilot } from './CreatePilot';
import { PilotProjectsView } from './PilotProjectsView';
import { usePilotBridges } from './usePilotBridges';
import { usePilotPictures } from './usePilotPictures';

/** An admin's list of pilots, with the dialog to create one. */
export function PilotProjectsScreen() {
  const dispatch = useAppDispatch();
  const pilots = toRemoteData(useRequest(loadPilots));
  const deletions = useOutcomes(deletePilot);
  const pictureActionsOf = usePilotPictures();
  const bridgeOf = usePilotBridges();
  const [creating, setCreating] = useState(false);
  const reload = () => dispatch(loadPilots.requested(undefined, { force: true }));

  return (
    <PilotProjectsView
      {...{ pilots, deletions, pictureActionsOf, bridgeOf }}
      onCreate={() => setCreating(true)}
      onDelete={(name) => dispatch(deletePilot.requested(name))}
      onDeletionDismissed={(name) => dispatch(deletePilot.dismissed(name))}
      onRetry={reload}
      creator={
        <CreatePilot
          open={creating}
          names={dataOf(pilots)?.map(({ name }) => name) ?? []}
          onClose={() => setCreating(false)}
        />
      }
    />
  );
}
