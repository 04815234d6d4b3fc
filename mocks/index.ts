import type { HttpHandler } from 'msw';
import { currentUser, emailLogin, logout, pilot, project, projectFolder } from './answers';

export * from './answers';
export * from './fixtures';

/** What the API answers in stories unless a story chooses otherwise: all is well. */
export const defaultHandlers: HttpHandler[] = [
  emailLogin.client,
  logout.done,
  project.byId,
  projectFolder.there,
  pilot.there,
  currentUser.client,
];
