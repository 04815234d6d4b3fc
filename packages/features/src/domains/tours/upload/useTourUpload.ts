import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '#core/i18n';
import { useAppDispatch, useOutcome } from '#core/store';
import { isRunning, uploadKey, useTransfer } from '#transfers';
import { cancelUpload } from '../tours.requests';
import { archiveRequest, type ArchiveSubject } from './archiveRequests';
import { tourUploadTexts } from './tourUpload.texts';
import type { Preflight } from './preflight';
import { useStartPage } from './useStartPage';

export interface TourUploadOptions {
  /** Identifies the upload, which continues when the dialog is closed. */
  subject: ArchiveSubject;
  /** Whether the dialog is open. */
  open: boolean;
  /** Files that were dropped on the page to open this dialog. */
  dropped?: readonly File[] | undefined;
}

/**
 * Uploads one archive. Keeps the file for another attempt after a failure, until the upload is complete or cancelled or
 * the screen is unmounted.
 */
export function useTourUpload({ subject, open, dropped }: TourUploadOptions) {
  const t = useText(tourUploadTexts);
  const dispatch = useAppDispatch();
  const { transfer, send, retry, discard } = useTransfer(subject);
  const id = uploadKey(subject);
  const cancelled = useOutcome(cancelUpload, id).phase;
  const sent = transfer?.files[0];
  const [chosen, setChosen] = useState<File>();
  /** Only a file that was selected here can be inspected. */
  const [preflight, setPreflight] = useState<Preflight | 'reading'>();
  const { choice, chosen: startPage, isMissed } = useStartPage(preflight);
  const [error, setError] = useState<string>();
  const looking = useRef<File>(undefined);

  // After a remount only the transfer knows the file.
  const file = chosen ?? sent;

  const look = async (archive: File) => {
    looking.current = archive;
    setPreflight('reading');
    // Code splitting: few visits upload a tour. Without the code the server alone judges the archive.
    const code = await import('./preflight').catch(() => undefined);
    const found = await code?.inspectArchive(archive);
    // Guards against a race: another file may have been selected in the meantime.
    if (looking.current === archive) setPreflight(found);
  };

  const choose = (files: readonly File[]) => {
    const [first] = files;
    if (!isRunning(transfer)) discard();
    dispatch(cancelUpload.dismissed(id));
    if (files.length > 1) setError(t('archive.oneOnly'));
    else if (first && !/\.zip$/i.test(first.name)) setError(t('archive.zipOnly'));
    else if (first) {
      setError(undefined);
      setChosen(first);
      void look(first);
    }
  };

  // The result of an earlier upload was seen: the dialog opens for the next one.
  const startOver = useEffectEvent(() => {
    if (transfer?.phase !== 'done') return;
    discard();
    setChosen(undefined);
    setPreflight(undefined);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- opening is an event of another component
    if (open) startOver();
  }, [open]);

  const take = useEffectEvent((files: readonly File[]) => {
    // A running upload continues: selecting another file would only replace the displayed one.
    if (!isRunning(transfer)) choose(files);
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the drop is an event of another component, and happens once
    if (dropped) take(dropped);
  }, [dropped]);

  const upload = () => {
    if (chosen === undefined && transfer?.phase === 'failed') {
      retry();
      return;
    }
    if (chosen === undefined) {
      setError(t('archive.noFile'));
      return;
    }
    if (isMissed()) return;
    dispatch(cancelUpload.dismissed(id));
    send(archiveRequest(subject, chosen, startPage));
  };

  const cancel = () => {
    discard();
    setChosen(undefined);
    setPreflight(undefined);
    looking.current = undefined;
  };

  return {
    file,
    preflight,
    startPage: choice,
    error,
    transfer,
    cancelled,
    onFiles: choose,
    onUpload: upload,
    onCancel: cancel,
  };
}
