import { UPLOAD_DIALOG_CLOSE_MS } from '@jawla/contract/durations';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { TransferredFile } from '#transfers';
import { ArchiveUploadDialog } from './ArchiveUploadDialog';
import { usePublishedToast } from './usePublishedToast';
import { useTourUpload, type TourUploadOptions } from './useTourUpload';

export interface ArchiveUploadProps extends TourUploadOptions {
  title: ReactNode;
  noteOf?: (file: TransferredFile) => ReactNode;
  onClose: () => void;
}

/** The dialog that uploads the archive of a tour. After a success it closes, and a message leads to the tour. */
export function LoadedArchiveUpload({ title, noteOf, onClose, ...options }: ArchiveUploadProps) {
  const upload = useTourUpload(options);
  const { file, transfer } = upload;
  const { open, subject } = options;
  const isDone = transfer?.phase === 'done';
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isDone || !open) return undefined;
    const timer = setTimeout(() => close(), UPLOAD_DIALOG_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isDone, open]);
  usePublishedToast(subject, transfer, open);
  return (
    <ArchiveUploadDialog
      {...{ title, onClose }}
      {...upload}
      open={open}
      note={file && noteOf?.(file)}
    />
  );
}
