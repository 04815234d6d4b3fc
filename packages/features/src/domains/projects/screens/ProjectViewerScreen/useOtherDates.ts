import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#core/store';
import { findTour, tourKey, type TourRef } from '#tours';
import type { ProjectDays } from './useProjectDays';

/** Most days that are looked at. */
const LOOK_MAX = 40;

export interface OtherDates {
  /** The days that have tours, newest first. */
  there: readonly { day: string; segment: string | undefined }[];
  /** Some may still turn up. */
  isPending: boolean;
}

/** Where a project has no tour on the day that was asked for: the days on which it has one. */
export function useOtherDates(
  { owner, projectName, day: segment }: TourRef,
  { days, isPending }: ProjectDays,
  isMissing: boolean,
): OtherDates {
  const dispatch = useAppDispatch();
  const tours = useAppSelector(findTour.selectStates);
  useEffect(() => {
    if (!isMissing) return;
    for (const other of days.slice(0, LOOK_MAX)) {
      if (other.segment === segment) continue;
      dispatch(findTour.requested({ owner, projectName, day: other.segment }));
    }
  }, [dispatch, isMissing, days, owner, projectName, segment]);

  const others = days
    .slice(0, LOOK_MAX)
    .filter((other) => other.segment !== segment)
    .map((other) => ({
      ...other,
      phase: tours[tourKey({ owner, projectName, day: other.segment })]?.phase,
    }));
  return {
    there: others.filter(({ phase }) => phase === 'ready'),
    isPending: isPending || others.some(({ phase }) => phase !== 'ready' && phase !== 'failed'),
  };
}
