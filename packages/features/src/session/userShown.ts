import { createAction } from '@reduxjs/toolkit';

/** What belongs to the user is shown, and may be old. Not in the slice, which is part of the entry. */
export const userShown = createAction('session/userShown');
