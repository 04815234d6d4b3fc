import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { dataOf, toRemoteData } from '#core/http';
import { useAppDispatch, useAppSelector, useRequestState } from '#core/store';
import { selectRunningTransfer, selectTransfer, transfers, useUploadSideEffects } from '#transfers';
import { loadProject } from '../../../projects.requests';
import { coverTransfer } from '../../editor.model';
import { useAccess } from '../../useAccess';
import { useDateRows } from '../../useDateRows';
import { useProjectEditing } from '../../useProjectEditing';
import { DateUploads } from './DateUploads';
import { EditProjectView } from './EditProjectView';

/** An admin edits a project of a client. */
export function EditProjectScreen() {
  const { clientID: client = '', projectID: id = '' } = useParams();
  const dispatch = useAppDispatch();
  const project = useRequestState(loadProject, id);
  const editing = useProjectEditing(id);
  const access = useAccess(id, client);
  const coverId = coverTransfer(id);
  const cover = useAppSelector((state) => selectTransfer(state, coverId));
  const running = useAppSelector((state) => selectRunningTransfer(state, id));
  useUploadSideEffects(running);

  // An editor starts from what the server has now, not from what an earlier page loaded.
  useEffect(() => {
    dispatch(loadProject.requested(id, { force: true }));
  }, [dispatch, id]);

  const known = dataOf(toRemoteData(project));
  const projectName = known?.name ?? '';
  const { rows, uploads } = useDateRows(
    id,
    { owner: known?.owner.userName ?? client, projectName },
    known,
  );

  return (
    <>
      <EditProjectView
        // Another project is another form.
        key={id}
        project={toRemoteData(project)}
        {...{ editing, rows, access, client, cover }}
        uploading={running !== undefined}
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
      />
      <DateUploads {...{ projectId: id, projectName }} {...uploads} />
    </>
  );
}
