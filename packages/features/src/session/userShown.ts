import { createAction } from '@reduxjs/toolkit';

/** What belongs to the user is shown, and may be old. Not in the slice, which is part of the entry. */
export const userShown = createAction('session/userShown');

/** A user who is shown is asked for again after this time, in milliseconds: the session may have ended elsewhere. */
export const USER_MAX_AGE_MS = 60_000;
