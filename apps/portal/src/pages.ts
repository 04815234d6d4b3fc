import type { PagesCode } from '@jawla/features/app';
import * as login from '@jawla/features/auth/login';

/** The code of each page as a separate chunk; the login is part of the entry chunk. */
export const PAGES_CODE: PagesCode = {
  login,
  phoneLogin: () => import('@jawla/features/auth/phoneLogin'),
  verifyOtp: () => import('@jawla/features/auth/verifyOtp'),
  newPassword: () => import('@jawla/features/auth/newPassword'),
  checkEmail: () => import('@jawla/features/auth/checkEmail'),
  verifyEmail: () => import('@jawla/features/auth/verifyEmail'),
  forgotPassword: () => import('@jawla/features/auth/forgotPassword'),
  firstAdmin: () => import('@jawla/features/auth/firstAdmin'),
  logout: () => import('@jawla/features/auth/logout'),
  pilot: () => import('@jawla/features/pilots/viewer'),
  guest: () => import('@jawla/features/guests/guest'),
  dashboard: () => import('@jawla/features/users/dashboard'),
  createUser: () => import('@jawla/features/users/client'),
  pilots: () => import('@jawla/features/pilots/list'),
  dashboardNotFound: () => import('@jawla/features/error'),
  client: () => import('@jawla/features/users/client'),
  projectEditor: () => import('@jawla/features/projects/editor'),
  home: () => import('@jawla/features/projects/home'),
  viewer: () => import('@jawla/features/projects/viewer'),
  visits: () => import('@jawla/features/visits/overview'),
  system: () => import('@jawla/features/system/status'),
  uploadFiles: () => import('@jawla/features/footage/landing'),
  uploadMissing: () => import('@jawla/features/footage/missing'),
  uploadSession: () => import('@jawla/features/footage/session'),
  unauthorized: () => import('@jawla/features/error'),
  noProjectFound: () => import('@jawla/features/error'),
  error: () => import('@jawla/features/error'),
};
