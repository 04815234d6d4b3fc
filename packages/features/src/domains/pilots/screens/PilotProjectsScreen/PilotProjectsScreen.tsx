import { useEffect, useState } from 'react';
import { dataOf } from '#core/http';
import { LeaveGuard } from '#shell';
import { useAppDispatch, useAppSelector } from '#core/store';
import { isRunning, selectTransfer } from '#transfers';
import { useUpkeep } from '#transfers';
import { pilotsWanted } from '../../list/pilotList.saga';
import {
  pilotList,
  selectFailedPilotDeletion,
  selectLeaving,
  selectPilotNames,
} from '../../list/pilotList.slice';
import { CreatePilot, PILOT_TRANSFER } from './CreatePilot';
import { PilotProjectsView } from './PilotProjectsView';

/** An admin's list of pilots, and the way to make one. */
export function PilotProjectsScreen() {
  const dispatch = useAppDispatch();
  const names = useAppSelector(selectPilotNames).remote;
  const transfer = useAppSelector((state) => selectTransfer(state, PILOT_TRANSFER));
  const [creating, setCreating] = useState(false);
  const fetchAgain = () => dispatch(pilotsWanted({ again: true }));

  useUpkeep(transfer);

  useEffect(() => {
    dispatch(pilotsWanted({}));
  }, [dispatch]);

  return (
    <>
      <LeaveGuard unsaved={isRunning(transfer)} />
      <PilotProjectsView
        names={names}
        leaving={useAppSelector(selectLeaving)}
        failedDeletion={useAppSelector(selectFailedPilotDeletion)}
        onCreate={() => setCreating(true)}
        onDelete={(name) => dispatch(pilotList.actions.deleteConfirmed(name))}
        onDeletionSeen={() => dispatch(pilotList.actions.deletionSeen())}
        onRetry={fetchAgain}
        creator={
          <CreatePilot
            open={creating}
            names={dataOf(names) ?? []}
            onDone={fetchAgain}
            onClose={() => setCreating(false)}
          />
        }
      />
    </>
  );
}
