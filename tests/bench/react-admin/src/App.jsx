import { Admin, Resource } from 'react-admin';
import { authProvider } from './authProvider';
import { dataProvider } from './dataProvider';
import { UserList } from './UserList';

/** The default theme and layout, the clients and nothing else. */
export function App() {
  return (
    <Admin
      title="Clients"
      authProvider={authProvider}
      dataProvider={dataProvider}
      requireAuth
      disableTelemetry
    >
      <Resource name="users" list={UserList} />
    </Admin>
  );
}
