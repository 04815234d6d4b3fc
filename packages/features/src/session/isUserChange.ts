import { isAnyOf } from '@reduxjs/toolkit';
import { session } from './session.slice';

/** Matches the actions after which the user may be another one: no data of the previous user is retained. */
export const isUserChange = isAnyOf(
  session.actions.loggedIn,
  session.actions.loggedOut,
  session.actions.cleared,
  session.actions.unsavedChangesDiscarded,
);
