import { UPLOAD_DIALOG_CLOSE_MS } from '@jawla/contract/durations';
import { useEffect, useEffectEvent } from 'react';
import { useTransfer, type Transfer, type UploadProject } from '#transfers';

/** Returns the upload of a project's cover, until shortly after it is done, and a function that starts one. */
export function useCoverUpload(
  project: UploadProject,
): [transfer: Transfer | undefined, upload: (file: File) => void] {
  const { transfer, send, discard } = useTransfer({ kind: 'cover', ...project });
  const { projectId } = project;
  const upload = (file: File) =>
    send({ name: 'uploadProjectImage', params: { projectId }, fields: {}, files: [file] });

  const doneAt = transfer?.phase === 'done' ? transfer.at : undefined;
  const dismiss = useEffectEvent(discard);
  useEffect(() => {
    if (doneAt === undefined) return undefined;
    const timer = setTimeout(() => dismiss(), doneAt + UPLOAD_DIALOG_CLOSE_MS - Date.now());
    return () => clearTimeout(timer);
  }, [doneAt]);

  return [transfer, upload];
}
