import type { ArchiveUploadProps } from './ArchiveUpload';
import { ArchiveUploadDialog } from './ArchiveUploadDialog';
import { PublishedLink } from './PublishedLink';
import { useTourUpload } from './useTourUpload';

/** The dialog that uploads the archive of a tour. */
export function LoadedArchiveUpload({ title, noteOf, onClose, ...options }: ArchiveUploadProps) {
  const upload = useTourUpload(options);
  const { file } = upload;
  return (
    <ArchiveUploadDialog
      {...{ title, onClose }}
      {...upload}
      open={options.open}
      note={file && noteOf?.(file)}
      published={file && <PublishedLink subject={options.subject} file={file.name} />}
    />
  );
}
