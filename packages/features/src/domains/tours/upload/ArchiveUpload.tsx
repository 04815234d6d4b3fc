import type { ReactNode } from 'react';
import type { TransferredFile } from '#transfers';
import { ArchiveUploadDialog } from './ArchiveUploadDialog';
import { useTourUpload, type TourUploadOptions } from './useTourUpload';

export interface ArchiveUploadProps extends TourUploadOptions {
  open: boolean;
  title: ReactNode;
  noteOf?: (file: TransferredFile) => ReactNode;
}

/** The dialog that uploads the archive of a tour. */
export function ArchiveUpload({ open, title, noteOf, ...options }: ArchiveUploadProps) {
  const upload = useTourUpload(options);
  return (
    <ArchiveUploadDialog
      {...{ open, title }}
      {...upload}
      note={upload.file && noteOf?.(upload.file)}
      onClose={options.onClose}
    />
  );
}
