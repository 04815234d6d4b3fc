import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { IDLE } from '#core/http';
import { useAppDispatch, useAppSelector } from '#core/store';
import { clientWanted } from '../../clients.saga';
import {
  clients,
  selectClient,
  selectCreation,
  selectFailedDeletion,
  selectProjectDeletions,
  selectSave,
  selectVerification,
} from '../../clients.slice';
import { ClientView } from './ClientView';

const { actions } = clients;

/** An admin creates a client, or edits one with the projects. */
export function ClientScreen() {
  const { clientID: userName } = useParams();
  const dispatch = useAppDispatch();
  const kept = useAppSelector((state) =>
    userName === undefined ? undefined : selectClient(state, userName),
  );
  const client = kept?.remote.phase === 'ready' ? kept.remote.data : undefined;

  useEffect(() => {
    dispatch(actions.formOpened());
    if (userName !== undefined) dispatch(clientWanted({ userName }));
  }, [dispatch, userName]);

  return (
    <ClientView
      // Another client is another form.
      key={userName}
      userName={userName}
      client={kept?.remote ?? IDLE}
      save={useAppSelector(selectSave)}
      verification={useAppSelector(selectVerification)}
      creation={useAppSelector(selectCreation)}
      deletions={useAppSelector(selectProjectDeletions)}
      failedDeletion={useAppSelector(selectFailedDeletion)}
      onSubmit={(form) =>
        dispatch(client ? actions.updateSubmitted(form) : actions.createSubmitted(form))
      }
      onSaveSeen={() => dispatch(actions.saveSeen())}
      onAbandon={() => dispatch(actions.formAbandoned(userName))}
      onSendLink={(to) => dispatch(actions.linkAsked(to))}
      onAdd={(to) => dispatch(actions.projectAdded(to))}
      onGiveUp={() => dispatch(actions.creationGivenUp())}
      onDelete={(project) => client && dispatch(actions.deleteConfirmed({ client, project }))}
      onDeletionSeen={() => dispatch(actions.deletionSeen())}
      onRetry={() => userName && dispatch(clientWanted({ userName, again: true }))}
    />
  );
}
