import { isDay } from '@jawla/contract/limits';
import { DATE_SLOT } from '@jawla/contract/tours';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type RemoteData, toRemoteData } from '#core/http';
import { selectUser } from '#session';
import { useAppDispatch, useAppSelector } from '#core/store';
import {
  findTour,
  neighbours,
  tourKey,
  type StageDates,
  type TourDay,
  type FoundTour,
  type TourRef,
} from '#tours';
import { viewerPath } from '../../projects.model';
import type { ProjectDays } from './useProjectDays';

const COMPARE = 'compare';
/** Maximum number of days whose tours are requested when the user opens the list. */
const MAX_REQUESTS = 40;

export interface TourDates {
  stage: StageDates;
  /** The tour on the other day. */
  compared: { day: string; slot: string; remote: RemoteData<FoundTour> } | undefined;
}

/** Returns the dates of a project that has several, with the one to compare from the URL. */
export function useTourDates(
  { owner, projectName, day: segment }: TourRef,
  { days }: ProjectDays,
): TourDates | undefined {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const user = useAppSelector(selectUser);
  const tours = useAppSelector(findTour.selectStates);

  const current = days.find((known) => known.segment === segment);
  const requested = params.get(COMPARE);
  const partner =
    requested === null || !isDay(requested) || requested === current?.day
      ? undefined
      : days.find(({ day }) => day === requested);

  const remoteOf = (known: TourDay) => tours[tourKey(refTo(known))];
  const isMissing = (day: string) => {
    const known = days.find((one) => one.day === day);
    const remote = known && remoteOf(known);
    return remote?.phase === 'failed' && remote.problem.kind === 'notFound';
  };
  const refTo = (known: TourDay): TourRef => ({ owner, projectName, day: known.segment });
  const around = current === undefined ? undefined : neighbours(days, current.day, isMissing);

  // Prefetches the URLs of the compared day and of the arrows' targets. Each is requested once: a response
  // may change the targets, and would otherwise start an endless loop.
  const unknown = [partner?.day, around?.older, around?.newer]
    .filter((day) => days.some((known) => known.day === day && remoteOf(known) === undefined))
    .join();
  useEffect(() => {
    for (const known of days) {
      if (!unknown.split(',').includes(known.day)) continue;
      dispatch(findTour.requested({ owner, projectName, day: known.segment }));
    }
  }, [dispatch, days, unknown, owner, projectName]);

  if (user === undefined || current === undefined || days.length < 2) return undefined;
  const hrefOn = (shown: TourDay, compared: string | undefined) => {
    const search =
      compared === undefined || compared === shown.day ? '' : `?${COMPARE}=${compared}`;
    return viewerPath(user, owner, projectName, shown.segment) + search;
  };
  // Replaces the history entry: Back leaves the tour, regardless of how many dates were shown.
  const go = (shown: TourDay, compared: string | undefined) =>
    void navigate(hrefOn(shown, compared), { replace: true });
  return {
    stage: {
      days,
      day: current.day,
      compared: partner?.day,
      older: around?.older,
      newer: around?.newer,
      isMissing,
      hrefOn: (day) => hrefOn(days.find((known) => known.day === day) ?? current, partner?.day),
      onDay(day) {
        const shown = days.find((known) => known.day === day);
        if (shown !== undefined) go(shown, partner?.day);
      },
      onCompare: (day) => go(current, day),
      onLook() {
        for (const known of days.slice(0, MAX_REQUESTS)) {
          if (!isMissing(known.day)) dispatch(findTour.requested(refTo(known)));
        }
      },
    },
    compared: partner && {
      day: partner.day,
      slot: partner.segment ?? DATE_SLOT,
      remote: toRemoteData(remoteOf(partner) ?? { phase: 'loading' }),
    },
  };
}
