import type { BodyOf } from '@jawla/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UploadRequest } from '#core/http';
import { useText } from '#core/i18n';
import { useAppDispatch, useAppSelector, useRequestState } from '#core/store';
import { isRunning, selectTransfer, transfers } from '#transfers';
import { cancelUpload } from '../tours.requests';
import { tourUploadTexts } from './tourUpload.texts';
import { inspectArchive, type Preflight } from './preflight';

/** How long a finished upload is shown before its dialog closes, in milliseconds. */
const DONE_MS = 500;

export interface TourUploadOptions {
  /** The id of the transfer, which goes on when the dialog is closed. */
  id: string;
  requestOf: (file: File) => UploadRequest;
  /** What the server is asked to delete when the upload is cancelled. */
  cancelOf: (file: File) => { projectId: string; body: BodyOf<'cancelUpload'> };
  onDone: () => void;
  onClose: () => void;
}

/** Uploads one archive. Keeps the file until it has arrived, for another attempt. */
export function useTourUpload({ id, requestOf, cancelOf, onDone, onClose }: TourUploadOptions) {
  const t = useText(tourUploadTexts);
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
    if (transfer?.phase === 'failed') dispatch(transfers.actions.discarded(id));
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
    dispatch(transfers.actions.discarded(id));
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

  return {
    file,
    preflight,
    error,
    transfer,
    cancelled,
    onFiles: choose,
    onUpload: upload,
    onCancel: () => {
      if (file && isRunning(transfer)) dispatch(cancelUpload.requested({ id, ...cancelOf(file) }));
    },
  };
}
