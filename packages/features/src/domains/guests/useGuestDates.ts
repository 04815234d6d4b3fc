import type { GuestDate, GuestTour } from '@jawla/contract';
import { useLocation, useNavigate } from 'react-router-dom';
import { toRemoteData, type RemoteData } from '#core/http';
import { dayOf } from '#core/i18n';
import { useRequest } from '#core/store';
import { VIEW_PARAM } from '@jawla/contract/tourProtocol';
import { neighbours, type StageDates } from '#tours';
import { loadGuestTour } from './guests.requests';
import { DATE_PARAM, type OpenedTour } from './useGuestTour';

const COMPARE_PARAM = 'compare';

export interface GuestDates {
  /** The date that is shown, or is about to be. */
  slot: string | undefined;
  day: string | undefined;
  /** The dates to choose from, if there are several. */
  stage: StageDates | undefined;
  /** The other date, and its tour. */
  compared: { day: string; slot: string; remote: RemoteData<GuestTour> } | undefined;
}

/** Returns the dates of a guest link, with the one to compare from the URL. */
export function useGuestDates({ ref, remote, last }: OpenedTour): GuestDates {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const dates = last?.building?.dates ?? [];
  const newest = dates.at(-1)?.slot;
  // The server answers with the newest date if the requested one has been deleted.
  const slot = remote.phase === 'ready' ? remote.data.tour?.slot : (ref.slot ?? newest);
  const day = dayOf(dates.find((date) => date.slot === slot)?.day) || undefined;
  const days = daysOf(dates);
  const requested = new URLSearchParams(search).get(COMPARE_PARAM);
  const partner = days.find((known) => known.day === requested && known.slot !== slot);
  const compared = useRequest(
    loadGuestTour,
    partner && { secret: ref.secret, slot: partner.slot === newest ? undefined : partner.slot },
  );
  if (day === undefined || days.length < 2)
    return { slot, day, stage: undefined, compared: undefined };

  const around = neighbours(days, day, () => false);
  const hrefOn = (shown: string, other: string | undefined) => {
    const query = new URLSearchParams(search);
    // A view belongs to the tour that it was linked from.
    query.delete(VIEW_PARAM);
    const folder = days.find((known) => known.day === shown)?.slot;
    setOrDelete(query, DATE_PARAM, folder === newest ? undefined : folder);
    setOrDelete(query, COMPARE_PARAM, other === shown ? undefined : other);
    return query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  };
  // Replaces the history entry: Back leaves the tour, regardless of how many dates were shown.
  const go = (shown: string, other: string | undefined) =>
    void navigate(hrefOn(shown, other), { replace: true });
  return {
    slot,
    day,
    stage: {
      days,
      day,
      compared: partner?.day,
      ...around,
      isMissing: () => false,
      hrefOn: (shown) => hrefOn(shown, partner?.day),
      onDay: (shown) => go(shown, partner?.day),
      onCompare: (other) => go(day, other),
      onLook: () => undefined,
    },
    compared: partner && { day: partner.day, slot: partner.slot, remote: toRemoteData(compared) },
  };
}

/** The dates that can be on a timeline, newest first: those that have a day, and one for each day. */
function daysOf(dates: readonly GuestDate[]) {
  const days = new Map(
    dates.map(({ slot, day }) => [dayOf(day), { day: dayOf(day), slot, segment: slot }]),
  );
  days.delete('');
  return [...days.values()].toReversed();
}

function setOrDelete(query: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined) query.delete(name);
  else query.set(name, value);
}
