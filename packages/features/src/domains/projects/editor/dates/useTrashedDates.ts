import type { Project, TrashedDate, TrashedThing } from '@jawla/contract';
import { IDLE, type RequestState } from '#core/http';
import { useAppDispatch, useOutcomes } from '#core/store';
import { restoreTrash, trashKey } from '#trash';
import type { DateTarget } from './dateTarget';

export interface TrashedDateTour {
  /** The date of this day that was deleted last; `undefined` if none is in the trash. */
  trashed: TrashedDate | undefined;
  returning: RequestState<unknown>;
  onReturn: () => void;
}

/** Returns the dates in the trash by their day, with the action that restores the tour of one. */
export function useTrashedDates(
  projectId: string,
  saved: Project | undefined,
): (target: DateTarget) => TrashedDateTour {
  const dispatch = useAppDispatch();
  const restorations = useOutcomes(restoreTrash);
  return ({ kind, day }) => {
    const trashed =
      kind === 'subDate' ? saved?.trashedDates?.find((each) => each.day === day) : undefined;
    const thing: TrashedThing = { kind: 'date', projectId, day, entry: trashed?.entry };
    return {
      trashed,
      returning: restorations[trashKey(thing)] ?? IDLE,
      onReturn: () => dispatch(restoreTrash.requested({ thing })),
    };
  };
}
