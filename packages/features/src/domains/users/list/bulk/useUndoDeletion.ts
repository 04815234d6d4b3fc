import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useOutcomes } from '#core/store';
import { restoreTrash, trashKey } from '#trash';
import type { DeletionReportProps } from './DeletionReport';
import type { DeletionRun } from './deleteUsers';

/** More are restored in the trash: each is a request, and the server is shared with others. */
const MOST = 30;

/** Undoes a deletion of several clients, as a whole. */
export function useUndoDeletion(
  run: DeletionRun | null | undefined,
  onUndone: () => void,
): DeletionReportProps['undo'] {
  const dispatch = useAppDispatch();
  const restorations = useOutcomes(restoreTrash);
  // What another admin has deleted is not undone here.
  const left = new Set([...(run?.gone ?? []), ...(run?.failed.map(({ user }) => user._id) ?? [])]);
  const things = (run?.users ?? [])
    .filter(({ _id }) => !left.has(_id))
    .map(({ _id }) => ({ kind: 'client', id: _id }) as const);
  const phases = things.map((thing) => restorations[trashKey(thing)]?.phase);
  const isUndone = things.length > 0 && phases.every((phase) => phase === 'ready');
  const finish = useEffectEvent(() => {
    // They may be deleted again.
    for (const thing of things) dispatch(restoreTrash.dismissed(trashKey(thing)));
    onUndone();
  });
  useEffect(() => {
    if (isUndone) finish();
  }, [isUndone]);
  if (things.length === 0 || things.length > MOST) return undefined;
  return {
    isRunning: phases.includes('loading'),
    failed: phases.filter((phase) => phase === 'failed').length,
    onPress: () => {
      for (const thing of things) dispatch(restoreTrash.requested({ thing }));
    },
  };
}
