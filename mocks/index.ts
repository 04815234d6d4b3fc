import type { HttpHandler } from 'msw';
import {
  currentUser,
  deleteUser,
  emailLogin,
  logout,
  pilot,
  project,
  projectFolder,
  userList,
} from './answers';

export * from './answers';
export * from './fixtures';

/** What the API answers in stories unless a story chooses otherwise: all is well. */
export const defaultHandlers: HttpHandler[] = [
  emailLogin.client,
  logout.done,
  project.byId,
  projectFolder.there,
  pilot.there,
  userList.filled,
  deleteUser.done,
  currentUser.client,
];
