import { useState } from 'react';
import type { DeletionRun } from '../../bulk/deleteUsers';
import type { Deletion } from './useClientList';

interface Options {
  term: string;
  setTerm: (term: string) => void;
  lastDeletion: Deletion | undefined;
  /** The deletion of several clients, if there is one. */
  run: DeletionRun | null | undefined;
}

/**
 * Clears the search once clients have been deleted, as specified: their list is shown again. A search that was changed in
 * the meantime is kept, and so is one for clients that could not be deleted.
 *
 * @returns Whether the search was cleared since the last deletion began.
 */
export function useSearchAfterDeletion({ term, setTerm, lastDeletion, run }: Options): boolean {
  const isSeveral = run?.isRunning === true;
  const isPending = isSeveral || lastDeletion?.state.phase === 'loading';
  const [pending, setPending] = useState<{ term: string; isSeveral: boolean }>();
  const [isCleared, setCleared] = useState(false);
  if (isPending && pending === undefined) {
    setPending({ term, isSeveral });
    setCleared(false);
  }
  if (!isPending && pending !== undefined) {
    setPending(undefined);
    const isDone = pending.isSeveral
      ? run?.failed.length === 0
      : lastDeletion?.state.phase === 'ready';
    if (isDone && term !== '' && term === pending.term) {
      setTerm('');
      setCleared(true);
    }
  }
  return isCleared;
}
