/** Summaries and errors of the endpoints, for the OpenAPI document. Not in `ENDPOINTS`, which every client downloads. */
import type { EndpointName } from '../endpoints.ts';

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429;

export interface EndpointDocs {
  readonly summary: string;
  /** Documented statuses of 400 and above, each with its meaning. */
  readonly errors: Readonly<Partial<Record<ErrorStatus, string>>>;
}

const NO_SESSION = 'no session, or an expired one';
const NOT_ALLOWED = 'signed in, but not allowed';
const TOO_MANY = 'too many tries; Retry-After says when to come back';
const ILL_FORMED = 'well-formed but invalid';
const DEAD_FIRST = 'unknown link, or there is an account already';
const NO_PROJECT = 'no such project';
const NO_DELIVERY = 'no such delivery, or a deleted one';
const NO_MEMBER = 'no such admin or staff';
const session = { 401: NO_SESSION } as const;
const admin = { ...session, 403: NOT_ALLOWED } as const;
const handIn = {
  400: 'incomplete',
  ...admin,
  409: 'admins have to take some of what was handed in before',
  413: 'a file is too large',
  415: 'a wrong type',
  429: TOO_MANY,
} as const;
const pictureErrors = {
  400: 'no picture, or a broken one',
  ...admin,
  413: 'too large',
  415: 'not a type of picture that is taken',
} as const;

export const ENDPOINT_DOCS: Readonly<Record<EndpointName, EndpointDocs>> = {
  currentUser: {
    summary: 'The user whose session the token is',
    errors: { 401: 'unknown or expired token' },
  },
  linkEmail: {
    summary: 'The address that a link belongs to',
    errors: { 404: 'unknown or expired link' },
  },
  verifyState: {
    summary: 'The account behind a link, or behind the token of an unverified login',
    errors: { 404: 'unknown or expired link' },
  },
  client: {
    summary: 'A client and the projects, by user name',
    errors: { 400: 'no such user', ...admin },
  },
  users: {
    summary: 'A page of clients, and the full list for searching',
    errors: { ...admin, 422: ILL_FORMED },
  },
  usersEmail: {
    summary: 'Addresses that hold a term, never the owner of the project',
    errors: { ...admin, 404: 'no such owner', 422: ILL_FORMED },
  },
  createUser: {
    summary: 'Makes an account and mails a link for its password',
    errors: { ...admin, 409: 'user name or e-mail taken', 422: ILL_FORMED },
  },
  updateUser: {
    summary: 'Changes an account; the user name stays',
    errors: { ...admin, 404: 'no such user', 409: 'e-mail taken', 422: ILL_FORMED },
  },
  deleteUser: {
    summary: 'Deletes an account, with its projects and tours',
    errors: {
      ...admin,
      404: 'no such user',
      409: 'the last active admin',
      422: 'one’s own account',
    },
  },
  resendInvitations: {
    summary: 'Mails the link for the first password again, to users who have not set one',
    errors: { ...admin, 422: ILL_FORMED, 429: TOO_MANY },
  },
  updatePassword: {
    summary: 'Sets a password by the secret link of a mail',
    errors: { 404: 'unknown, used or expired link', 422: 'weak password' },
  },
  emailLogin: {
    summary: 'Log in by e-mail and password',
    errors: { 401: 'wrong e-mail or password', 422: ILL_FORMED, 429: TOO_MANY },
  },
  logout: {
    summary: 'Ends the session of the token; always safe to repeat',
    errors: {},
  },
  phoneLogin: {
    summary: 'Sends a one-time code',
    errors: { 404: 'no account with this number', 422: ILL_FORMED, 429: TOO_MANY },
  },
  phoneLoginVerify: {
    summary: 'Log in by the one-time code',
    errors: { 401: 'wrong or expired code', 422: ILL_FORMED, 429: TOO_MANY },
  },
  sendResetPassword: {
    summary: 'Mails a link for a new password',
    errors: { 404: 'no account with this address', 422: ILL_FORMED, 429: TOO_MANY },
  },
  sendVerifyEmail: {
    summary: 'Mails a link that proves the address',
    errors: { 404: 'no account with this address', 422: ILL_FORMED, 429: TOO_MANY },
  },
  firstAdminLink: {
    summary: 'Whether the link that a new server printed still works; it does not use it up',
    errors: { 404: DEAD_FIRST, 422: ILL_FORMED, 429: TOO_MANY },
  },
  firstAdmin: {
    summary: 'Makes the first admin of a server without accounts, and starts a session',
    errors: { 404: DEAD_FIRST, 422: ILL_FORMED, 429: TOO_MANY },
  },
  project: {
    summary: 'A project, for its owner, those it is shared with, and admins',
    errors: { ...admin, 404: NO_PROJECT },
  },
  createProject: {
    summary: 'Adds a project to a client, by user name',
    errors: { ...admin, 404: 'no such client', 409: 'name taken by this owner', 422: ILL_FORMED },
  },
  updateProject: {
    summary: 'Changes a project',
    errors: {
      ...admin,
      404: NO_PROJECT,
      409: 'name taken by this owner (`errors` names the field), or saved by another user in the meantime',
      422: ILL_FORMED,
    },
  },
  uploadProjectImage: {
    summary: 'Sets the cover of a project',
    errors: { ...pictureErrors, 404: NO_PROJECT },
  },
  uploadTourPicture: {
    summary: 'Replaces the picture of a tour: `date` for the project’s own date, else the sub date',
    errors: { ...pictureErrors, 404: 'no such project or tour' },
  },
  removeTourPicture: {
    summary: 'Restores the tour’s own picture; always safe to repeat',
    errors: { ...admin, 404: 'no such project or tour' },
  },
  restoreTour: {
    summary: 'Restores a replaced tour, which in turn keeps the present one; always safe to repeat',
    errors: { ...admin, 404: 'no such project, or the tour is not kept' },
  },
  switchBridge: {
    summary: 'Turns the bridge of a tour to the tour protocol on or off; always safe to repeat',
    errors: { ...admin, 404: 'no such project or tour', 422: ILL_FORMED },
  },
  deleteProject: {
    summary: 'Deletes a project, or gives up one’s own access to it',
    errors: { ...admin, 404: NO_PROJECT },
  },
  addAccess: {
    summary: 'Shares a project with an address',
    errors: { ...admin, 404: 'no such project or account', 409: 'shared already', 422: ILL_FORMED },
  },
  deleteAccess: {
    summary: 'Takes the access of an address back',
    errors: { ...admin, 404: 'no such project or access', 422: ILL_FORMED },
  },
  emailAccess: {
    summary: 'Who a project is shared with',
    errors: { ...admin, 404: NO_PROJECT },
  },
  uploadFolder: {
    summary: 'Publishes a tour from an archive, for a date',
    errors: {
      400: 'refused archive, with the reason',
      ...admin,
      404: NO_PROJECT,
      413: 'too large',
      422: ILL_FORMED,
    },
  },
  deleteSubProject: {
    summary: 'Removes a date and its tour',
    errors: { ...admin, 404: 'no such project or date', 422: ILL_FORMED },
  },
  cancelUpload: {
    summary: 'Cancels an upload until its tour is published; always safe to repeat',
    errors: { ...admin, 422: ILL_FORMED },
  },
  projectFolder: {
    summary: 'Whether a tour exists and where: owner|project[|day] in one segment',
    errors: { ...admin, 404: 'no tour there' },
  },
  tourAlignments: {
    summary:
      'Which scenes of a project’s dates show the same place, turned by how much: owner|project',
    errors: { ...admin, 404: NO_PROJECT },
  },
  setTourAlignment: {
    summary: 'Sets how two scenes of two dates are turned to each other; `null` deletes it',
    errors: {
      ...admin,
      404: 'no such project or tour',
      409: 'as many as a project may have',
      422: ILL_FORMED,
    },
  },
  reportTourSpeech: {
    summary:
      'Reports whether a tour spoke the tour protocol in a viewer, if the server has asked (`askedSpeech`); always safe to repeat',
    errors: { ...admin, 404: 'no such tour', 422: ILL_FORMED, 429: TOO_MANY },
  },
  allGuestLinks: {
    summary:
      'All guest links, of a state or a maker: active ones, and those that ended in the last 90 days',
    errors: { ...admin, 422: ILL_FORMED },
  },
  endGuestLinks: {
    summary: 'Ends several guest links of any projects',
    errors: { ...admin, 422: ILL_FORMED },
  },
  guestLinks: {
    summary: 'The guest links of a project: active ones, and those that ended in the last 90 days',
    errors: { ...admin, 404: NO_PROJECT },
  },
  createGuestLink: {
    summary:
      'Makes a guest link, and mails it if an address is given; its secret is shown only here',
    errors: {
      ...admin,
      404: 'no such project or date',
      409: 'as many as a project may have',
      422: ILL_FORMED,
      429: TOO_MANY,
    },
  },
  revokeGuestLinks: {
    summary: 'Ends all guest links of a project',
    errors: { ...admin, 404: NO_PROJECT },
  },
  updateGuestLink: {
    summary: 'Changes note, expiry, passcode and sites of a guest link that has not been revoked',
    errors: { ...admin, 404: 'no such link, or a revoked one', 422: ILL_FORMED },
  },
  replaceGuestLink: {
    summary: 'Makes a new secret for a guest link that was lost; the old one ends',
    errors: { ...admin, 404: 'no such link, or an ended one' },
  },
  revokeGuestLink: {
    summary: 'Ends a guest link',
    errors: { ...admin, 404: 'no such link, or a revoked one' },
  },
  guestTour: {
    summary: 'What a guest link opens; without the passcode, only that there is one',
    errors: {
      403: 'wrong passcode',
      404: 'unknown, expired or revoked link',
      422: ILL_FORMED,
      429: TOO_MANY,
    },
  },
  activity: {
    summary: 'Who did what to what, newest first: of all, of a person, of a client, or of a thing',
    errors: { ...admin, 422: ILL_FORMED },
  },
  activityFilters: {
    summary: 'People and things that activity can be filtered by',
    errors: admin,
  },
  systemStatus: {
    summary: 'Version, stores, space, backup, messages, and settings to be changed, in words',
    errors: admin,
  },
  retryMessages: {
    summary: 'Sends messages again that failed and have not expired; always safe to repeat',
    errors: { ...admin, 429: TOO_MANY },
  },
  trash: {
    summary: 'What can be restored, and the space that it takes',
    errors: { ...admin, 422: ILL_FORMED },
  },
  restoreTrash: {
    summary:
      'Restores with all that belongs to it, by another name if one is given; what is not in the trash stays as it is',
    errors: {
      ...admin,
      404: 'deleted for good, or never existed',
      409: 'name or day taken by now; or its client or project is in the trash as well',
      422: ILL_FORMED,
    },
  },
  deleteTrash: {
    summary: 'Deletes for good, confirmed by the name',
    errors: { ...admin, 404: 'not in the trash', 422: 'another name, or ill-formed' },
  },
  visits: {
    summary: 'Visits by project and pilot: of all for admins, of their own for clients',
    errors: { ...admin, 422: ILL_FORMED },
  },
  team: {
    summary: 'Admins and staff: role, state, last request',
    errors: admin,
  },
  inviteMember: {
    summary: 'Makes an account for an admin or for staff, and mails a link for its password',
    errors: { ...admin, 409: 'an account has the address', 422: ILL_FORMED, 429: TOO_MANY },
  },
  updateMember: {
    summary:
      'Changes the role, suspends or resumes; a suspended person’s sessions, tours and uploads end',
    errors: { ...admin, 404: NO_MEMBER, 409: 'the last active admin', 422: ILL_FORMED },
  },
  removeMember: {
    summary:
      'Deletes the account of an admin or of staff; what they handed in stays, with their name',
    errors: { ...admin, 404: NO_MEMBER, 409: 'the last active admin' },
  },
  resendInvitation: {
    summary: 'Mails a new link for the password to a person who has not chosen one',
    errors: { ...admin, 404: NO_MEMBER, 409: 'has a password, or is suspended', 429: TOO_MANY },
  },
  checkClients: {
    summary: 'Which of the addresses have an account',
    errors: { ...admin, 422: ILL_FORMED },
  },
  inviteClients: {
    summary:
      'Makes accounts for all addresses without one, or for none, and mails links for their passwords; always safe to repeat',
    errors: { ...admin, 422: ILL_FORMED, 429: TOO_MANY },
  },
  account: {
    summary: 'One’s own account',
    errors: admin,
  },
  updateAccount: {
    summary:
      'Changes one’s own account; absent fields stay, and a new phone number needs the password',
    errors: {
      ...admin,
      409: 'phone number taken',
      422: 'invalid, or the wrong password',
      429: TOO_MANY,
    },
  },
  requestEmailChange: {
    summary:
      'Mails a link that confirms a new address; the answer is the same if it has an account',
    errors: { ...admin, 422: 'invalid, or the wrong password', 429: TOO_MANY },
  },
  confirmEmailChange: {
    summary:
      'Changes the address by the link of the mail, and mails the old one a link that undoes it',
    errors: {
      404: 'unknown, used or expired link',
      409: 'another account has the address',
      422: ILL_FORMED,
    },
  },
  undoEmailChange: {
    summary:
      'Restores the old address by the link of the mail; ends all sessions, password and phone number, and mails a link for a new password',
    errors: {
      404: 'unknown, used or expired link',
      409: 'another account has the address',
      422: ILL_FORMED,
    },
  },
  changePassword: {
    summary: 'Changes one’s own password and ends all other sessions',
    errors: {
      ...admin,
      409: 'changed by another request in the meantime',
      422: 'weak, or the wrong old one',
      429: TOO_MANY,
    },
  },
  sessions: {
    summary: 'One’s own sessions; the one of this request first',
    errors: admin,
  },
  endSession: {
    summary: 'Ends one of one’s own sessions',
    errors: { ...admin, 404: 'no such session' },
  },
  endOtherSessions: {
    summary: 'Ends all of one’s own sessions except that of this request; always safe to repeat',
    errors: admin,
  },
  accountData: {
    summary: 'What is stored about one’s own account, without secrets',
    errors: admin,
  },
  uploadSession: {
    summary: 'Hands in videos of a photo session',
    errors: handIn,
  },
  uploadMissing: {
    summary: 'Hands in missing photos',
    errors: handIn,
  },
  footageProjects: {
    summary:
      'Names to choose from when files are handed in: of all projects, or of one’s own if there are any',
    errors: session,
  },
  myFootage: {
    summary: 'What the person of the session has handed in lately, and what became of it',
    errors: session,
  },
  footage: {
    summary: 'A page of deliveries of footage, by project, and the space that footage takes',
    errors: { ...admin, 422: ILL_FORMED },
  },
  footageFiles: {
    summary: 'The files of a delivery',
    errors: { ...admin, 404: NO_DELIVERY },
  },
  takeFootage: {
    summary: 'Marks a delivery as taken; always safe to repeat',
    errors: { ...admin, 404: NO_DELIVERY },
  },
  deleteFootage: {
    summary: 'Deletes the files of a delivery',
    errors: { ...admin, 404: NO_DELIVERY },
  },
  uploadCapabilities: {
    summary: 'Where files may be sent in pieces, by the tus protocol; 404 where they may not',
    errors: { ...admin, 404: 'not offered' },
  },
  pilots: {
    summary: 'The names of the pilots',
    errors: admin,
  },
  pilot: {
    summary: 'A pilot and where its tour is',
    errors: { 404: 'no such pilot' },
  },
  createPilot: {
    summary: 'Publishes a pilot from an archive; its name is the file’s',
    errors: {
      400: 'refused archive, with the reason',
      ...admin,
      409: 'name taken',
      413: 'too large',
    },
  },
  deletePilot: {
    summary: 'Deletes a pilot, by name',
    errors: { ...admin, 404: 'no such pilot' },
  },
  uploadPilotPicture: {
    summary: 'Replaces the picture of a pilot',
    errors: { ...pictureErrors, 404: 'no such pilot' },
  },
  removePilotPicture: {
    summary: 'Restores the picture of the pilot’s tour; always safe to repeat',
    errors: { ...admin, 404: 'no such pilot' },
  },
  switchPilotBridge: {
    summary: 'Turns the bridge of a pilot to the tour protocol on or off; always safe to repeat',
    errors: { ...admin, 404: 'no such pilot', 422: ILL_FORMED },
  },
};
