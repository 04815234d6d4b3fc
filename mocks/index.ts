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
  phoneLogin,
  phoneLoginVerify,
  pilot,
  project,
  projectFolder,
  sendResetPassword,
  sendVerifyEmail,
  updatePassword,
  updateUser,
  userList,
  verifyState,
} from './answers';

export * from './answers';
export * from './fixtures';

/** What the API answers in stories unless a story chooses otherwise: all is well. */
export const defaultHandlers: HttpHandler[] = [
  emailLogin.client,
  verifyState.verified,
  phoneLogin.sent,
  phoneLoginVerify.client,
  sendResetPassword.sent,
  sendVerifyEmail.sent,
  updatePassword.done,
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
