import { ROUTES, type RouteName } from '@jawla/features/session';
import { Page } from '@jawla/features/shell';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

const LoginScreen = lazy(async () => ({
  default: (await import('@jawla/features/auth')).LoginScreen,
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
const ErrorScreen = lazy(async () => ({
  default: (await import('@jawla/features/errors')).ErrorScreen,
}));

const login = (
  <Page route="login" chrome="bare" width="full">
    <LoginScreen />
  </Page>
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
const COMING = ['pilots', 'dashboardNotFound', 'editProject'] as const satisfies RouteName[];

/** Which screen stands at which address. */
export function PortalRoutes() {
  return (
    <Routes>
      <Route path={ROUTES.start.path} element={login} />
      <Route path={ROUTES.login.path} element={login} />
      <Route
        path={ROUTES.logout.path}
        element={
          <Page route="logout" chrome="bare" width="full">
            <LogoutScreen />
          </Page>
        }
      />
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
      {COMING.map((route) => (
        <Route key={route} path={ROUTES[route].path} element={notFound(route)} />
      ))}
      <Route path={ROUTES.other.path} element={notFound('other')} />
    </Routes>
  );
}
