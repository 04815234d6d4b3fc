import type { ReactNode } from 'react';
import type { TransferredFile } from '#transfers';
import { ArchiveUploadDialog } from './ArchiveUploadDialog';
import { PublishedLink } from './PublishedLink';
import { useTourUpload, type TourUploadOptions } from './useTourUpload';

export interface ArchiveUploadProps extends TourUploadOptions {
  title: ReactNode;
  noteOf?: (file: TransferredFile) => ReactNode;
  onClose: () => void;
}

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
