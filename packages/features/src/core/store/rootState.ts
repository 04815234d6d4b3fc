import { combineSlices, isAnyOf, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { archives } from '../../domains/tours/upload/archives.slice';
import type { auth } from '../../domains/auth/auth.slice';
import type { messages } from '../../domains/auth/messages.slice';
import type { clients } from '../../domains/users/details/clients.slice';
import type { editor } from '../../domains/projects/editor/editor.slice';
import type { pilotList } from '../../domains/pilots/list/pilotList.slice';
import type { pilots } from '../../domains/pilots/pilots.slice';
import type { projects } from '../../domains/projects/projects.slice';
import { session } from '../../session/session.slice';
import { connection } from '../connection/connection.slice';
import type { transfers } from '../../transfers/transfers.slice';
import type { users } from '../../domains/users/list/users.slice';
import type { Part } from './features';

/** What every page has; the rest comes with its feature. */
const slices = combineSlices(session, connection);
type Always = ReturnType<typeof slices>;

/** Only their types are imported here. A part is there before any screen that reads it: see `addFeature`. */
type WithFeatures = WithSlice<typeof archives> &
  WithSlice<typeof auth> &
  WithSlice<typeof clients> &
  WithSlice<typeof editor> &
  WithSlice<typeof messages> &
  WithSlice<typeof pilotList> &
  WithSlice<typeof pilots> &
  WithSlice<typeof projects> &
  WithSlice<typeof transfers> &
  WithSlice<typeof users>;

export type RootState = Always & WithFeatures;

/** Adds parts to the state of every store; they appear with the next action. */
export function addParts(parts: readonly Part[]): void {
  for (const part of parts) slices.inject(part);
}

const changesHands = isAnyOf(
  session.actions.loggedIn,
  session.actions.loggedOut,
  session.actions.pageGivenUp,
);

/** Nothing of a person; all else is gone before the next one comes. */
const KEPT: readonly string[] = [
  'session',
  'connection',
  'auth',
  'messages',
] satisfies (keyof RootState)[];

/** All features that are there. */
export function rootReducer(
  state: Partial<RootState> | undefined,
  action: UnknownAction,
): RootState;
export function rootReducer(state: Partial<RootState> | undefined, action: UnknownAction): Always {
  if (state === undefined || !changesHands(action)) return slices(state, action);
  const kept = Object.entries(state).filter(([name]) => KEPT.includes(name));
  return slices(Object.fromEntries(kept), action);
}
