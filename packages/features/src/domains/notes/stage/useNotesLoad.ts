import type { Note } from '@jawla/contract';
import { useState } from 'react';
import { useRecheck } from '#core/device';
import { isTransient, useProblemText } from '#core/http';
import { useAppDispatch, useRequestState } from '#core/store';
import type { NotesLoad } from '../components/props';
import { notesOnDate, type NoteDate } from '../notes.model';
import { loadNotes, notesKey, type NotesRef } from '../notes.requests';

const CHECK_INTERVAL_MS = 60_000;
const NONE: readonly Note[] = [];

export interface LoadedNotes {
  load: NotesLoad;
  /** Of all dates; none until they have loaded. */
  all: readonly Note[];
  /** Of the project, in short addresses. */
  code: string | undefined;
  mayWrite: boolean;
}

/** The notes of a date, or of all dates, asked for again once a minute and when the page comes to the front. */
export function useNotesLoad(ref: NotesRef, date?: NoteDate): LoadedNotes {
  const dispatch = useAppDispatch();
  const describe = useProblemText();
  // The button, which is there for as long, asks for them.
  const state = useRequestState(loadNotes, notesKey(ref));
  const request = () => void dispatch(loadNotes.requested(ref, { force: true }));
  useRecheck(request, CHECK_INTERVAL_MS);
  /** When the notes that are shown came from the server. */
  const [at, setAt] = useState(0);
  if (state.phase === 'ready' && state.at > at) setAt(state.at);
  const data = 'data' in state ? state.data : undefined;
  return {
    load: toLoad(),
    all: data?.notes ?? NONE,
    code: data?.code,
    mayWrite: data?.mayWrite === true,
  };

  function toLoad(): NotesLoad {
    if (data === undefined) {
      if (state.phase !== 'failed') return { phase: 'loading' };
      const { problem } = state;
      if (problem.kind === 'forbidden' || problem.kind === 'notFound')
        return { phase: 'forbidden' };
      return { phase: 'failed', problem: describe(problem), onRetry: request };
    }
    const notes = date === undefined ? data.notes : notesOnDate(data.notes, date);
    if (state.phase !== 'failed' || !isTransient(state.problem)) return { phase: 'ready', notes };
    return state.problem.kind === 'offline'
      ? { phase: 'ready', notes, offlineSince: new Date(at).toISOString() }
      : { phase: 'ready', notes, problem: describe(state.problem) };
  }
}
