import type { KeptTour, Project } from '@jawla/contract';
import { DATE_SLOT } from '@jawla/contract/tours';
import { IDLE, type RequestState } from '#core/http';
import { useAppDispatch, useOutcomes } from '#core/store';
import type { TourRef } from '#tours';
import { dateTourKey, restoreTour } from '../../projects.requests';
import type { DateTarget } from './dateTarget';

export interface KeptDateTour {
  /** The tour that can be restored; `undefined` if there is none. */
  kept: KeptTour | undefined;
  restoring: RequestState<unknown>;
  onRestore: () => void;
}

/** Returns the tour of each date of a project that was replaced last, with the action that restores it. */
export function useKeptTours(
  id: string,
  saved: Project | undefined,
  tourOf: (target: DateTarget) => TourRef,
): (target: DateTarget) => KeptDateTour {
  const dispatch = useAppDispatch();
  const restorations = useOutcomes(restoreTour);
  return (target) => {
    const segment = target.kind === 'subDate' ? target.day : undefined;
    const kept = saved?.keptTours?.find(({ slot }) => slot === (segment ?? DATE_SLOT));
    return {
      kept,
      restoring: restorations[dateTourKey({ id, segment })] ?? IDLE,
      onRestore: () => {
        if (!kept) return;
        dispatch(restoreTour.requested({ id, segment, keptId: kept.id, tour: tourOf(target) }));
      },
    };
  };
}
