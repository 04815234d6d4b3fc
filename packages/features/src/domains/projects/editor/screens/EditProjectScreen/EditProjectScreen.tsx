import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { IDLE } from '#core/http';
import { selectProject } from '../../../projects.slice';
import { useAppDispatch, useAppSelector } from '#core/store';
import { selectRunningTransfer, selectTransfer, transfers, useUpkeep } from '#transfers';
import {
  accessWanted,
  editorAbandoned,
  editorOpened,
  emailSought,
  projectTouched,
} from '../../editor.saga';
import { editor, selectOpen, selectSearch } from '../../editor.slice';
import { EditProjectView } from './EditProjectView';

const { actions } = editor;

/** An admin edits a project of a client. */
export function EditProjectScreen() {
  const { clientID = '', projectID: id = '' } = useParams();
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpen);
  const project = useAppSelector((state) => selectProject(state, id));
  const [term, setTerm] = useState('');
  const search = useAppSelector((state) => selectSearch(state, { owner: clientID, term }));
  const coverId = `cover-${id}`;
  const cover = useAppSelector((state) => selectTransfer(state, coverId));
  const running = useAppSelector((state) => selectRunningTransfer(state, id));

  useUpkeep(running);

  useEffect(() => {
    dispatch(editorOpened(id));
  }, [dispatch, id]);

  const coverDone = cover?.phase === 'done';
  useEffect(() => {
    if (coverDone) dispatch(projectTouched(id));
  }, [dispatch, coverDone, id]);

  return (
    <EditProjectView
      project={open?.id === id ? project : IDLE}
      open={open?.id === id ? open : undefined}
      client={clientID}
      uploading={running !== undefined}
      {...{ cover, term, search }}
      onSubmit={(form, revision) => dispatch(actions.submitted({ form, revision }))}
      onSaveSeen={() => dispatch(actions.saveSeen())}
      onAbandon={() => dispatch(editorAbandoned(id))}
      onRemoveDate={(day) => dispatch(actions.dateRemovalAsked(day))}
      onCover={(file) =>
        dispatch(
          transfers.actions.started(coverId, {
            name: 'uploadProjectImage',
            params: { projectId: id },
            fields: {},
            files: [file],
          }),
        )
      }
      onTerm={(next) => {
        setTerm(next);
        dispatch(emailSought({ owner: clientID, term: next }));
      }}
      onAddAccess={(email) => dispatch(actions.addAsked(email))}
      onRemoveAccess={({ _id, email }) =>
        dispatch(_id === undefined ? actions.removed(email) : actions.removeAsked(email))
      }
      onAccessRetry={() => dispatch(accessWanted())}
    />
  );
}
