/**
 * The durations that the specification states (its sections 4 and 9), in milliseconds. Other durations stay where they are
 * used. `durations.test.ts` quotes each number.
 */

/** After which a banner disappears, unless it is hovered or focused. */
export const BANNER_MS = 4000;
/** For which “saved” is shown of a user, and of a project. */
export const USER_SAVED_MS = 1000;
export const PROJECT_SAVED_MS = 2000;
/** From the success of an upload to the closing of its dialog; a cover says “done” for as long. */
export const UPLOAD_DIALOG_CLOSE_MS = 500;
/** From the success of handing in footage to the reset of progress and list. */
export const FOOTAGE_RESET_MS = 2000;
/** From the farewell of the log-out to the login. */
export const LOGOUT_REDIRECT_MS = 2000;
/** From a correct code to the first page. */
export const CODE_REDIRECT_MS = 500;
/** For which “copied” is shown. */
export const COPIED_MS = 1500;
