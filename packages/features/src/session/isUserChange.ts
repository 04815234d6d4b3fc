import { isAnyOf } from '@reduxjs/toolkit';
import { session } from './session.slice';

/** Matches the actions after which another user may be here: nothing of the last one's data remains. */
export const isUserChange = isAnyOf(
  session.actions.loggedIn,
  session.actions.loggedOut,
  session.actions.cleared,
  session.actions.unsavedChangesDiscarded,
);
