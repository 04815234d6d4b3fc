import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#core/store';
import { findTour, tourKey, type TourRef } from '#tours';
import type { ProjectDays } from './useProjectDays';

/** Maximum number of days whose tours are requested. */
const MAX_REQUESTS = 40;

export interface OtherDates {
  /** The days that have tours, newest first. */
  available: readonly { day: string; segment: string | undefined }[];
  /** Requests are still pending. */
  isPending: boolean;
}

/** Returns the days on which a project has tours, if it has none on the requested day. */
export function useOtherDates(
  { owner, projectName, day: segment }: TourRef,
  { days, isPending }: ProjectDays,
  isMissing: boolean,
): OtherDates {
  const dispatch = useAppDispatch();
  const tours = useAppSelector(findTour.selectStates);
  useEffect(() => {
    if (!isMissing) return;
    for (const other of days.slice(0, MAX_REQUESTS)) {
      if (other.segment === segment) continue;
      dispatch(findTour.requested({ owner, projectName, day: other.segment }));
    }
  }, [dispatch, isMissing, days, owner, projectName, segment]);

  const others = days
    .slice(0, MAX_REQUESTS)
    .filter((other) => other.segment !== segment)
    .map((other) => ({
      ...other,
      phase: tours[tourKey({ owner, projectName, day: other.segment })]?.phase,
    }));
  return {
    available: others.filter(({ phase }) => phase === 'ready'),
    isPending: isPending || others.some(({ phase }) => phase !== 'ready' && phase !== 'failed'),
  };
}
