import { combineSlices, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import { archives } from '../archives/archives.slice';
import { auth } from '../auth/auth.slice';
import { messages } from '../auth/messages.slice';
import { clients } from '../clients/clients.slice';
import { editor } from '../editor/editor.slice';
import { projects } from '../projects/projects.slice';
import { pilots } from '../pilots/pilots.slice';
import { pilotList } from '../pilots/list/pilotList.slice';
import { session } from '../session/session.slice';
import { connection } from '../shell/connection.slice';
import { transfers } from '../transfers/transfers.slice';
import { users } from '../users/users.slice';

const features = combineSlices(
  session,
  connection,
  transfers,
  auth,
  messages,
  projects,
  pilots,
  users,
  clients,
  editor,
  archives,
  pilotList,
);

export type RootState = ReturnType<typeof features>;

const changesHands = isAnyOf(
  session.actions.loggedIn,
  session.actions.loggedOut,
  session.actions.pageGivenUp,
);

/** All features; what was loaded for one person is gone before the next one comes. */
export function rootReducer(
  state: Partial<RootState> | undefined,
  action: UnknownAction,
): RootState {
  if (state === undefined || !changesHands(action)) return features(state, action);
  const {
    projects: _,
    pilots: __,
    users: ___,
    clients: ____,
    editor: ______,
    archives: _______,
    pilotList: ________,
    transfers: _____,
    ...kept
  } = state;
  return features(kept, action);
}
