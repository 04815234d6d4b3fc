import type { BodyOf } from '@jawla/contract';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useText } from '#core/i18n';
import { useAppDispatch, useAppSelector, useRequestState } from '#core/store';
import { isRunning, selectTransfer, transfers } from '#transfers';
import type { UploadRequest } from '#core/http';
import { cancelUpload } from '../tours.requests';
import { archiveTexts } from './archives.texts';
import { ArchiveUploadDialog } from './ArchiveUploadDialog';
import { inspectArchive, type Preflight } from './preflight';

/** How long "done" is to be seen before the popup closes, in milliseconds. */
const DONE_MS = 500;

export interface ArchiveUploadProps {
  open: boolean;
  title: ReactNode;
  /** Of the transfer: it goes on under this name when the popup is closed. */
  id: string;
  requestOf: (file: File) => UploadRequest;
  /** What the server is told when the upload is called off. */
  cancelOf: (file: File) => { projectId: string; body: BodyOf<'cancelUpload'> };
  noteOf?: (file: File) => ReactNode;
  onDone: () => void;
  onClose: () => void;
}

/** The popup for the archive of a tour. Keeps the file until it has arrived, whatever happens. */
export function ArchiveUpload({
  open,
  title,
  id,
  requestOf,
  cancelOf,
  noteOf,
  onDone,
  onClose,
}: ArchiveUploadProps) {
  const t = useText(archiveTexts);
  const dispatch = useAppDispatch();
  const transfer = useAppSelector((state) => selectTransfer(state, id));
  const cancelled = useRequestState(cancelUpload, id).phase;
  const [file, setFile] = useState<File>();
  const [preflight, setPreflight] = useState<Preflight>();
  const [error, setError] = useState<string>();
  const looking = useRef<File>(undefined);

  const look = async (chosen: File) => {
    looking.current = chosen;
    const found = await inspectArchive(chosen);
    // Another one may have been chosen meanwhile.
    if (looking.current === chosen) setPreflight(found);
  };

  const choose = (files: readonly File[]) => {
    const [chosen] = files;
    if (transfer?.phase === 'failed') dispatch(transfers.actions.dropped(id));
    dispatch(cancelUpload.dismissed(id));
    if (files.length > 1) setError(t('archive.oneOnly'));
    else if (chosen && !/\.zip$/i.test(chosen.name)) setError(t('archive.zipOnly'));
    else if (chosen) {
      setError(undefined);
      setFile(chosen);
      setPreflight(undefined);
      void look(chosen);
    }
  };

  const upload = () => {
    if (file === undefined) {
      setError(t('archive.noFile'));
      return;
    }
    dispatch(cancelUpload.dismissed(id));
    dispatch(transfers.actions.started(id, requestOf(file)));
  };

  const done = transfer?.phase === 'done';
  const close = useEffectEvent(() => {
    dispatch(transfers.actions.dropped(id));
    setFile(undefined);
    setPreflight(undefined);
    onClose();
  });
  const tell = useEffectEvent(onDone);
  useEffect(() => {
    if (!done) return undefined;
    tell();
    const timer = setTimeout(() => close(), DONE_MS);
    return () => clearTimeout(timer);
  }, [done]);

  return (
    <ArchiveUploadDialog
      open={open}
      title={title}
      {...{ file, preflight, error, transfer, cancelled, onClose }}
      note={file && noteOf?.(file)}
      onFiles={choose}
      onUpload={upload}
      onCancel={() => {
        if (file && isRunning(transfer))
          dispatch(cancelUpload.requested({ id, ...cancelOf(file) }));
      }}
    />
  );
}
