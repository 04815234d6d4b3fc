import type { GuestLink, GuestLinkForm, NewGuestLinkForm } from '@jawla/contract';
import { CODE_PATTERN, isDay } from '@jawla/contract/limits';
import {
  GUEST_LINK_DAYS,
  GUEST_LINK_DAYS_DEFAULT,
  GUEST_LINK_DAYS_MAX,
} from '@jawla/contract/guestLimits';
import { siteOrigin } from '@jawla/contract/sites';
import { localDay } from '#core/i18n';
import { dayIn, dayOfMoment, endOfDay } from './expiry';
import { siteProblem } from './siteProblem';

/** The project with all its dates. */
export const ALL_DATES = '';

/** What is typed in the form of a guest link. */
export interface GuestLinkDraft {
  note: string;
  /** `date`, a sub date, or `ALL_DATES`. */
  slot: string;
  /** A number of days, `day` for the one in `day`, or `never`. */
  ends: string;
  /** `YYYY-MM-DD`, or an incomplete input. */
  day: string;
  hasPasscode: boolean;
  /** Empty: as it is. */
  passcode: string;
  /** Guests may read and write notes. */
  hasNotes: boolean;
  /** As entered. */
  sites: readonly string[];
}

export const ENDS = [...GUEST_LINK_DAYS.map(String), 'day', 'never'] as const;

export function newDraft(now: Date): GuestLinkDraft {
  return {
    note: '',
    slot: ALL_DATES,
    ends: String(GUEST_LINK_DAYS_DEFAULT),
    day: dayIn(GUEST_LINK_DAYS_DEFAULT, now),
    hasPasscode: false,
    passcode: '',
    hasNotes: false,
    sites: [],
  };
}

export function draftOf(link: GuestLink): GuestLinkDraft {
  const { note, slot, expiresAt, hasPasscode, notes = false, sites } = link;
  return {
    note,
    slot: slot ?? ALL_DATES,
    ends: expiresAt === null ? 'never' : 'day',
    day: expiresAt === null ? '' : dayOfMoment(expiresAt),
    hasPasscode,
    passcode: '',
    hasNotes: notes,
    sites,
  };
}

/** Returns the last day of a link; `undefined` if it does not expire, or no day is chosen yet. */
export function lastDay({ ends, day }: GuestLinkDraft, now: Date): string | undefined {
  if (ends === 'never') return undefined;
  if (ends !== 'day') return dayIn(Number(ends), now);
  return isDay(day) ? day : undefined;
}

export type DraftError = 'day' | 'late' | 'passcode' | 'sites' | 'wrongSites';
/** By the names of the fields in requests, as the server reports errors. */
export type DraftErrors = Partial<Record<'expiresAt' | 'passcode' | 'sites', DraftError>>;

interface Rules {
  now: Date;
  /** The link to edit. */
  link: GuestLink | undefined;
  needsSites: boolean;
}

export function errorsOf(draft: GuestLinkDraft, { now, link, needsSites }: Rules): DraftErrors {
  const { hasPasscode, passcode, sites } = draft;
  const errors: DraftErrors = {};
  const day = lastDay(draft, now);
  const isUnchanged = day !== undefined && link?.expiresAt && dayOfMoment(link.expiresAt) === day;
  if (draft.ends === 'day' && !isUnchanged) {
    if (day === undefined || day < localDay(now)) errors.expiresAt = 'day';
    // One day less than the limit of the server, whose day may have begun already.
    else if (day > dayIn(GUEST_LINK_DAYS_MAX - 1, now)) errors.expiresAt = 'late';
  }
  const keepsPasscode = link?.hasPasscode === true && passcode === '';
  if (hasPasscode && !keepsPasscode && !CODE_PATTERN.test(passcode)) errors.passcode = 'passcode';
  if (needsSites && sites.length === 0) errors.sites = 'sites';
  else if (sites.some((site) => siteProblem(site) !== undefined)) errors.sites = 'wrongSites';
  return errors;
}

export function toNewLink(draft: GuestLinkDraft, now: Date): NewGuestLinkForm {
  return {
    ...commonOf(draft, now, undefined),
    slot: draft.slot === ALL_DATES ? null : draft.slot,
    ...(draft.hasPasscode && { passcode: draft.passcode }),
  };
}

export function toChanges(draft: GuestLinkDraft, now: Date, link: GuestLink): GuestLinkForm {
  return {
    ...commonOf(draft, now, link),
    ...(!draft.hasPasscode && { passcode: null }),
    ...(draft.hasPasscode && draft.passcode !== '' && { passcode: draft.passcode }),
  };
}

function commonOf(draft: GuestLinkDraft, now: Date, link: GuestLink | undefined) {
  const day = lastDay(draft, now);
  // The same day keeps its moment, which may have been chosen in another time zone, or has passed.
  const kept = link?.expiresAt && dayOfMoment(link.expiresAt) === day ? link.expiresAt : undefined;
  const origins = draft.sites.map((site) => siteOrigin(site) ?? site);
  return {
    note: draft.note.trim(),
    expiresAt: day === undefined ? null : (kept ?? endOfDay(day)),
    notes: draft.hasNotes,
    sites: draft.hasPasscode || draft.hasNotes ? [] : [...new Set(origins)],
  };
}

/** Returns the host of a site as it was entered, so that an internationalized name remains readable. */
export function hostAsEntered(site: string): string {
  return site
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
}
