import { useTransfer, type Transfer, type UploadProject } from '#transfers';

/** Returns the upload of a project's cover, and a function that starts one. */
export function useCoverUpload(
  project: UploadProject,
): [transfer: Transfer | undefined, upload: (file: File) => void] {
  const { transfer, send } = useTransfer({ kind: 'cover', ...project });
  const { projectId } = project;
  const upload = (file: File) =>
    send({ name: 'uploadProjectImage', params: { projectId }, fields: {}, files: [file] });
  return [transfer, upload];
}
