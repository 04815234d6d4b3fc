import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { dataOf, toRemoteData, useKeptWhileDirty } from '#core/http';
import { useAppDispatch, useRequest } from '#core/store';
import { loadClient } from '../../../users.requests';
import { useClientEditing } from '../../useClientEditing';
import { useClientProjects } from '../../useClientProjects';
import { ClientView } from './ClientView';

/** An admin creates a client, or edits one with the projects. */
export function ClientScreen() {
  const { clientID: userName } = useParams();
  // The key resets the form for another client.
  return <Client key={userName} userName={userName} />;
}

function Client({ userName }: { userName: string | undefined }) {
  const dispatch = useAppDispatch();
  const [dirty, setDirty] = useState(false);
  const client = useKeptWhileDirty(toRemoteData(useRequest(loadClient, userName)), dirty);
  const editing = useClientEditing(userName);
  const projects = useClientProjects(dataOf(client));
  return (
    <ClientView
      {...{ userName, client, dirty, projects }}
      onDirty={setDirty}
      {...editing}
      onRetry={() =>
        userName !== undefined && dispatch(loadClient.requested(userName, { force: true }))
      }
    />
  );
}
