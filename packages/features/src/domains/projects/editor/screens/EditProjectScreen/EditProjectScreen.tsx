import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { dataOf, toRemoteData, useKeptWhileDirty } from '#core/http';
import { useAppDispatch, useRequest } from '#core/store';
import type { UploadProject } from '#transfers';
import { loadProject } from '../../../projects.requests';
import { useAccess } from '../../access/useAccess';
import { useCoverUpload } from '../../cover/useCoverUpload';
import { DateUndo } from '../../dates/DateUndo';
import { DateUploads } from '../../dates/DateUploads';
import { useDateRows } from '../../dates/useDateRows';
import { useProjectEditing } from '../../useProjectEditing';
import { EditProjectView } from './EditProjectView';

/** An admin edits a client's project. */
export function EditProjectScreen() {
  const { clientID: client = '', projectID: id = '' } = useParams();
  // The key resets the form for another project.
  return <Editor key={id} {...{ id, client }} />;
}

function Editor({ id, client }: { id: string; client: string }) {
  const dispatch = useAppDispatch();
  const [dirty, setDirty] = useState(false);
  const project = useKeptWhileDirty(toRemoteData(useRequest(loadProject, id)), dirty);
  const access = useAccess(id, client);

  // The editor requires fresh data: it must not start from what an earlier page has cached.
  useEffect(() => {
    dispatch(loadProject.requested(id, { force: true }));
  }, [dispatch, id]);

  const known = dataOf(project);
  const uploadProject: UploadProject = {
    projectId: id,
    projectName: known?.name ?? '',
    owner: known?.owner.userName ?? client,
  };
  const editing = useProjectEditing(id, uploadProject);
  const [cover, onCover] = useCoverUpload(uploadProject);
  const { rows, uploads } = useDateRows(uploadProject, known);

  return (
    <>
      <EditProjectView
        {...{ project, dirty, editing, rows, access, client, cover, onCover }}
        onDirty={setDirty}
      />
      <DateUndo projectId={id} removed={editing.removed}>
        <DateUploads project={uploadProject} {...uploads} />
      </DateUndo>
    </>
  );
}
