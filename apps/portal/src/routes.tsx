import { ROUTES, type RouteName } from '@jawla/features/session';
import { Page } from '@jawla/features/shell';
import { lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';

const LoginScreen = lazy(async () => ({
  default: (await import('@jawla/features/auth')).LoginScreen,
}));
const PhoneLoginScreen = lazy(async () => ({
  default: (await import('@jawla/features/phone-login')).PhoneLoginScreen,
}));
const VerifyOtpScreen = lazy(async () => ({
  default: (await import('@jawla/features/verify-otp')).VerifyOtpScreen,
}));
const NewPasswordScreen = lazy(async () => ({
  default: (await import('@jawla/features/new-password')).NewPasswordScreen,
}));
const CheckEmailScreen = lazy(async () => ({
  default: (await import('@jawla/features/check-email')).CheckEmailScreen,
}));
const VerifyEmailScreen = lazy(async () => ({
  default: (await import('@jawla/features/verify-email')).VerifyEmailScreen,
}));
const ForgotPasswordScreen = lazy(async () => ({
  default: (await import('@jawla/features/forgot-password')).ForgotPasswordScreen,
}));
const LogoutScreen = lazy(async () => ({
  default: (await import('@jawla/features/logout')).LogoutScreen,
}));
const UserProjectsScreen = lazy(async () => ({
  default: (await import('@jawla/features/projects')).UserProjectsScreen,
}));
const ProjectViewerScreen = lazy(async () => ({
  default: (await import('@jawla/features/projects')).ProjectViewerScreen,
}));
const PilotViewerScreen = lazy(async () => ({
  default: (await import('@jawla/features/pilots')).PilotViewerScreen,
}));
const DashboardScreen = lazy(async () => ({
  default: (await import('@jawla/features/users')).DashboardScreen,
}));
const ClientScreen = lazy(async () => ({
  default: (await import('@jawla/features/clients')).ClientScreen,
}));
const EditProjectScreen = lazy(async () => ({
  default: (await import('@jawla/features/editor')).EditProjectScreen,
}));
const UploadLandingScreen = lazy(async () => ({
  default: (await import('@jawla/features/uploads')).UploadLandingScreen,
}));
const FootageScreen = lazy(async () => ({
  default: (await import('@jawla/features/uploads')).FootageScreen,
}));
const PilotProjectsScreen = lazy(async () => ({
  default: (await import('@jawla/features/pilot-projects')).PilotProjectsScreen,
}));
const ErrorScreen = lazy(async () => ({
  default: (await import('@jawla/features/errors')).ErrorScreen,
}));

/** A page of the signed-out: the form on one side, a drawing on the other. */
const entry = (route: RouteName, Screen: ComponentType) => (
  <Route
    path={ROUTES[route].path}
    element={
      <Page route={route} chrome="bare" width="full">
        <Screen />
      </Page>
    }
  />
);
const viewer = (
  <Page route="viewer" chrome="none">
    <ProjectViewerScreen />
  </Page>
);
const notFound = (route: RouteName) => (
  <Page route={route} chrome="bare">
    <ErrorScreen />
  </Page>
);

/** Pages that are guarded like those that will stand there. */
const COMING = ['dashboardNotFound'] as const satisfies RouteName[];

/** Which screen stands at which address. */
export function PortalRoutes() {
  return (
    <Routes>
      {entry('start', LoginScreen)}
      {entry('login', LoginScreen)}
      {entry('phoneLogin', PhoneLoginScreen)}
      {entry('verifyOtp', VerifyOtpScreen)}
      {entry('createPassword', NewPasswordScreen)}
      {entry('resetPassword', NewPasswordScreen)}
      {entry('checkEmail', CheckEmailScreen)}
      {entry('verifyEmail', VerifyEmailScreen)}
      {entry('forgotPassword', ForgotPasswordScreen)}
      {entry('logout', LogoutScreen)}
      <Route
        path={ROUTES.home.path}
        element={
          <Page route="home">
            <UserProjectsScreen />
          </Page>
        }
      />
      <Route path={ROUTES.viewer.path} element={viewer} />
      <Route path={ROUTES.datedViewer.path} element={viewer} />
      <Route path={ROUTES.sharedViewer.path} element={viewer} />
      <Route path={ROUTES.datedSharedViewer.path} element={viewer} />
      <Route
        path={ROUTES.pilot.path}
        element={
          <Page route="pilot" chrome="none">
            <PilotViewerScreen />
          </Page>
        }
      />
      <Route
        path={ROUTES.dashboard.path}
        element={
          <Page route="dashboard">
            <DashboardScreen />
          </Page>
        }
      />
      <Route
        path={ROUTES.createUser.path}
        element={
          <Page route="createUser">
            <ClientScreen />
          </Page>
        }
      />
      <Route
        path={ROUTES.client.path}
        element={
          <Page route="client">
            <ClientScreen />
          </Page>
        }
      />
      <Route
        path={ROUTES.editProject.path}
        element={
          <Page route="editProject">
            <EditProjectScreen />
          </Page>
        }
      />
      <Route
        path={ROUTES.uploadFiles.path}
        element={
          <Page route="uploadFiles">
            <UploadLandingScreen />
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
      <Route
        path={ROUTES.pilots.path}
        element={
          <Page route="pilots">
            <PilotProjectsScreen />
          </Page>
        }
      />
      {COMING.map((route) => (
        <Route key={route} path={ROUTES[route].path} element={notFound(route)} />
      ))}
      <Route path={ROUTES.other.path} element={notFound('other')} />
    </Routes>
  );
}
