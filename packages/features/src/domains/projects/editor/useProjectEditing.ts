import type { Project } from '@jawla/contract';
import { type Problem, type RequestState } from '#core/http';
import { useAppDispatch, useOutcome, useOutcomes } from '#core/store';
import type { TourRef } from '#tours';
import { deleteDate, loadProject, saveProject } from '../projects.requests';
import type { EditorForm } from './editor.model';

export type SaveState =
  | { phase: 'idle' | 'saving' }
  | { phase: 'saved'; message: string; at: number }
  | { phase: 'failed'; problem: Problem };

/** Deletions of sub dates that are pending or have failed, by day. */
export type Removals = Readonly<Record<string, { problem?: Problem }>>;

export interface ProjectEditing {
  save: SaveState;
  removals: Removals;
  /** The date whose deletion has completed last, and when. */
  removed: { day: string; at: number } | undefined;
  /** @param base - What the form started from. */
  onSubmit: (form: EditorForm, base: Project) => void;
  /** The user has closed the outcome of the save. */
  onSaveDismissed: () => void;
  /** The user left with unsaved changes. */
  onAbandon: () => void;
  onRemoveDate: (day: string) => void;
}

/** Saves a project and deletes its dates. */
export function useProjectEditing(id: string, tour: Omit<TourRef, 'day'>): ProjectEditing {
  const dispatch = useAppDispatch();
  const save = useOutcome(saveProject, id);
  const deletions = useOutcomes(deleteDate);
  return {
    save: saveStateOf(save),
    removals: removalsOf(deletions, id),
    removed: lastRemoved(deletions, id),
    onSubmit: (form, base) => dispatch(saveProject.requested({ id, form, base })),
    onSaveDismissed: () => dispatch(saveProject.dismissed(id)),
    onAbandon: () => dispatch(loadProject.requested(id, { force: true })),
    onRemoveDate: (day) => dispatch(deleteDate.requested({ id, day, tour: { ...tour, day } })),
  };
}

function saveStateOf(save: RequestState<{ message: string }>): SaveState {
  switch (save.phase) {
    case 'idle':
      return { phase: 'idle' };
    case 'loading':
      return { phase: 'saving' };
    case 'ready':
      return { phase: 'saved', message: save.data.message, at: save.at };
    case 'failed':
      return { phase: 'failed', problem: save.problem };
    default:
      return save satisfies never;
  }
}

function lastRemoved(
  deletions: Readonly<Record<string, RequestState<unknown>>>,
  id: string,
): ProjectEditing['removed'] {
  const prefix = `${id}|`;
  return Object.entries(deletions)
    .flatMap(([key, state]) =>
      key.startsWith(prefix) && state.phase === 'ready'
        ? [{ day: key.slice(prefix.length), at: state.at }]
        : [],
    )
    .toSorted((a, b) => a.at - b.at)
    .at(-1);
}

function removalsOf(
  deletions: Readonly<Record<string, RequestState<unknown>>>,
  id: string,
): Removals {
  const prefix = `${id}|`;
  return Object.fromEntries(
    Object.entries(deletions).flatMap(([key, { phase, ...rest }]) => {
      if (!key.startsWith(prefix) || (phase !== 'loading' && phase !== 'failed')) return [];
      const problem = 'problem' in rest ? { problem: rest.problem } : {};
      return [[key.slice(prefix.length), problem]];
    }),
  );
}
