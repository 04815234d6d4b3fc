import { useAppDispatch, useAppSelector } from '#core/store';
import { selectTransfer, transfers, type Transfer } from '#transfers';
import { coverTransfer } from './editor.model';

/** Returns the upload of a project's cover, and a function that starts one. */
export function useCoverUpload(
  projectId: string,
): [transfer: Transfer | undefined, upload: (file: File) => void] {
  const dispatch = useAppDispatch();
  const id = coverTransfer(projectId);
  const transfer = useAppSelector((state) => selectTransfer(state, id));
  const upload = (file: File) =>
    dispatch(
      transfers.actions.started(id, {
        name: 'uploadProjectImage',
        params: { projectId },
        fields: {},
        files: [file],
      }),
    );
  return [transfer, upload];
}
