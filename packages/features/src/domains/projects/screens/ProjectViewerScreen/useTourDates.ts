import { isDay } from '@jawla/contract/limits';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type RemoteData, toRemoteData } from '#core/http';
import { selectUser } from '#session';
import { useAppDispatch, useAppSelector } from '#core/store';
import { findTour, neighbours, tourKey, type StageDates, type TourDay, type TourRef } from '#tours';
import { viewerPath } from '../../projects.model';
import type { ProjectDays } from './useProjectDays';

const COMPARE = 'compare';
/** Most days that are looked at when the person opens the list. */
const LOOK_MAX = 40;

export interface TourDates {
  stage: StageDates;
  /** Where the tour of the other day is. */
  compared: { day: string; remote: RemoteData<string> } | undefined;
}

/** The dates of a project that has several, with the one to compare in the address. */
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
  const asked = params.get(COMPARE);
  const partner =
    asked === null || !isDay(asked) || asked === current?.day
      ? undefined
      : days.find(({ day }) => day === asked);

  const remoteOf = (known: TourDay) => tours[tourKey(refTo(known))];
  const isMissing = (day: string) => {
    const known = days.find((one) => one.day === day);
    const remote = known && remoteOf(known);
    return remote?.phase === 'failed' && remote.problem.kind === 'notFound';
  };
  const refTo = (known: TourDay): TourRef => ({ owner, projectName, day: known.segment });
  const around = current === undefined ? undefined : neighbours(days, current.day, isMissing);

  // The other day, and where the arrows lead: known before they are pressed. What has been asked for once
  // is not asked again: an answer changes where the arrows lead, and would start it all over.
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
  const hrefOn = (shown: TourDay, beside: string | undefined) => {
    const search = beside === undefined || beside === shown.day ? '' : `?${COMPARE}=${beside}`;
    return viewerPath(user, owner, projectName, shown.segment) + search;
  };
  // In place of the entry: Back leaves the tour, however many dates were looked at.
  const go = (shown: TourDay, beside: string | undefined) =>
    void navigate(hrefOn(shown, beside), { replace: true });
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
        for (const known of days.slice(0, LOOK_MAX)) {
          if (!isMissing(known.day)) dispatch(findTour.requested(refTo(known)));
        }
      },
    },
    compared: partner && {
      day: partner.day,
      remote: toRemoteData(remoteOf(partner) ?? { phase: 'loading' }),
    },
  };
}
