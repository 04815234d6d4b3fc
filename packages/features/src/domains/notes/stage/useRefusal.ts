import { useEffect, useEffectEvent } from 'react';
import type { RequestState } from '#core/http';
import type { NotesSource } from '../notesSource';

/** Tells when a guest's call was answered as if the link had ended. */
export function useRefusal({ onRefused }: NotesSource, outcome: RequestState<unknown>): void {
  const isRefused = outcome.phase === 'failed' && outcome.problem.kind === 'notFound';
  const refuse = useEffectEvent(() => onRefused?.());
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);
}
