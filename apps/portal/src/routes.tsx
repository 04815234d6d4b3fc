import { ROUTES, type RouteName } from '@jawla/features/session';
import { lazyPart, Page } from '@jawla/features/shell';
import type { ComponentType } from 'react';
import { matchRoutes, Route, Routes } from 'react-router-dom';

const LoginScreen = lazyPart(async () => (await import('@jawla/features/auth')).LoginScreen);
const PhoneLoginScreen = lazyPart(
  async () => (await import('@jawla/features/phone-login')).PhoneLoginScreen,
);
const VerifyOtpScreen = lazyPart(
  async () => (await import('@jawla/features/verify-otp')).VerifyOtpScreen,
);
const NewPasswordScreen = lazyPart(
  async () => (await import('@jawla/features/new-password')).NewPasswordScreen,
);
const CheckEmailScreen = lazyPart(
  async () => (await import('@jawla/features/check-email')).CheckEmailScreen,
);
const VerifyEmailScreen = lazyPart(
  async () => (await import('@jawla/features/verify-email')).VerifyEmailScreen,
);
const ForgotPasswordScreen = lazyPart(
  async () => (await import('@jawla/features/forgot-password')).ForgotPasswordScreen,
);
const LogoutScreen = lazyPart(async () => (await import('@jawla/features/logout')).LogoutScreen);
const UserProjectsScreen = lazyPart(
  async () => (await import('@jawla/features/projects')).UserProjectsScreen,
);
const ProjectViewerScreen = lazyPart(
  async () => (await import('@jawla/features/projects')).ProjectViewerScreen,
);
const PilotViewerScreen = lazyPart(
  async () => (await import('@jawla/features/pilots')).PilotViewerScreen,
);
const DashboardScreen = lazyPart(
  async () => (await import('@jawla/features/users')).DashboardScreen,
);
const ClientScreen = lazyPart(async () => (await import('@jawla/features/clients')).ClientScreen);
const EditProjectScreen = lazyPart(
  async () => (await import('@jawla/features/editor')).EditProjectScreen,
);
const UploadLandingScreen = lazyPart(
  async () => (await import('@jawla/features/uploads')).UploadLandingScreen,
);
const FootageScreen = lazyPart(async () => (await import('@jawla/features/uploads')).FootageScreen);
const PilotProjectsScreen = lazyPart(
  async () => (await import('@jawla/features/pilot-projects')).PilotProjectsScreen,
);
const ErrorScreen = lazyPart(async () => (await import('@jawla/features/errors')).ErrorScreen);

/** What draws each page, and where its code comes from. */
const SCREENS = {
  start: LoginScreen,
  login: LoginScreen,
  phoneLogin: PhoneLoginScreen,
  verifyOtp: VerifyOtpScreen,
  createPassword: NewPasswordScreen,
  resetPassword: NewPasswordScreen,
  checkEmail: CheckEmailScreen,
  verifyEmail: VerifyEmailScreen,
  forgotPassword: ForgotPasswordScreen,
  pilot: PilotViewerScreen,
  logout: LogoutScreen,
  dashboard: DashboardScreen,
  createUser: ClientScreen,
  pilots: PilotProjectsScreen,
  dashboardNotFound: ErrorScreen,
  client: ClientScreen,
  editProject: EditProjectScreen,
  home: UserProjectsScreen,
  viewer: ProjectViewerScreen,
  datedViewer: ProjectViewerScreen,
  sharedViewer: ProjectViewerScreen,
  datedSharedViewer: ProjectViewerScreen,
  uploadFiles: UploadLandingScreen,
  uploadMissing: FootageScreen,
  uploadSession: FootageScreen,
  unauthorized: ErrorScreen,
  noProjectFound: ErrorScreen,
  other: ErrorScreen,
} satisfies Record<RouteName, { load: () => Promise<unknown> }>;

const CODE = new Map<string, { load: () => Promise<unknown> }>(Object.entries(SCREENS));
const ADDRESSES = Object.entries(ROUTES).map(([id, { path }]) => ({ id, path }));

/** Fetches the code of the page at an address, ahead of going there. */
export async function loadPage(path: string): Promise<void> {
  const name = matchRoutes(ADDRESSES, path)?.at(-1)?.route.id;
  await CODE.get(name ?? 'other')?.load();
}

/** Pages of the signed-out: the form on one side, a drawing on the other. */
const ENTRIES = [
  'start',
  'login',
  'phoneLogin',
  'verifyOtp',
  'createPassword',
  'resetPassword',
  'checkEmail',
  'verifyEmail',
  'forgotPassword',
  'logout',
] as const satisfies RouteName[];

/** Pages in the frame of the signed-in. */
const FRAMED = [
  'home',
  'dashboard',
  'createUser',
  'client',
  'editProject',
  'uploadFiles',
  'pilots',
] as const satisfies RouteName[];

/** Tours of one's own and of others, of the newest date and of one: one page, which stays from date to date. */
const VIEWERS = [
  'viewer',
  'datedViewer',
  'sharedViewer',
  'datedSharedViewer',
] as const satisfies RouteName[];
const viewer = (
  <Page route="viewer" chrome="none">
    <ProjectViewerScreen />
  </Page>
);

/** Addresses that lead nowhere, guarded like those beside them. */
const NOWHERE = ['dashboardNotFound', 'other'] as const satisfies RouteName[];

/** Which screen stands at which address. */
export function PortalRoutes() {
  return (
    <Routes>
      {ENTRIES.map((route) => (
        <Route
          key={route}
          path={ROUTES[route].path}
          element={
            <Page route={route} chrome="bare" width="full">
              {drawn(SCREENS[route])}
            </Page>
          }
        />
      ))}
      {FRAMED.map((route) => (
        <Route
          key={route}
          path={ROUTES[route].path}
          element={<Page route={route}>{drawn(SCREENS[route])}</Page>}
        />
      ))}
      {VIEWERS.map((route) => (
        <Route key={route} path={ROUTES[route].path} element={viewer} />
      ))}
      <Route
        path={ROUTES.pilot.path}
        element={
          <Page route="pilot" chrome="none">
            <PilotViewerScreen />
          </Page>
        }
      />
      <Route
        path={ROUTES.uploadSession.path}
        element={
          <Page route="uploadSession">
            <FootageScreen key="session" kind="session" />
          </Page>
        }
      />
      <Route
        path={ROUTES.uploadMissing.path}
        element={
          <Page route="uploadMissing">
            <FootageScreen key="missing" kind="missing" />
          </Page>
        }
      />
      {NOWHERE.map((route) => (
        <Route
          key={route}
          path={ROUTES[route].path}
          element={
            <Page route={route} chrome="bare">
              <ErrorScreen />
            </Page>
          }
        />
      ))}
    </Routes>
  );
}

function drawn(Screen: ComponentType) {
  return <Screen />;
}
