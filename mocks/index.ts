import type { HttpHandler } from 'msw';
import {
  client,
  createProject,
  createUser,
  currentUser,
  deleteProject,
  deleteUser,
  emailLogin,
  logout,
  pilot,
  project,
  projectFolder,
  updateUser,
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
  client.byUserName,
  createUser.done,
  updateUser.done,
  createProject.done,
  deleteProject.done,
  deleteUser.done,
  currentUser.client,
];
