import { BANNER_MS } from '@jawla/contract/durations';
import { type RequestState } from '#core/http';
import { Banner, UploadDialog, type UploadState } from '@jawla/ui';
import { ArchiveIcon } from '@jawla/ui/icons';
import { useState, type ReactNode } from 'react';
import { useText, type Translate } from '#core/i18n';
import {
  CancelUploadDialog,
  isCancellable,
  percentOf,
  useTransferFormat,
  type Transfer,
  type TransferredFile,
  type TransferTexts,
} from '#transfers';
import * as S from './ArchiveUpload.styles';
import { tourUploadTexts } from './tourUpload.texts';
import type { Preflight } from './preflight';
import { PreflightCard } from './PreflightCard';
import { StartPageSelect } from './StartPageSelect';
import type { StartPageChoice } from './useStartPage';

/** Below this progress, cancelling needs no confirmation, in percent. */
const ASKED_FROM = 10;

export interface ArchiveUploadDialogProps {
  open: boolean;
  /** The project and date of the tour. */
  title: ReactNode;
  file: TransferredFile | undefined;
  /** `reading` while the archive is being inspected; `undefined` without an archive to inspect. */
  preflight: Preflight | 'reading' | undefined;
  /** The choice of the start page; `undefined` if it is clear. */
  startPage?: StartPageChoice | undefined;
  /** The error of the selected file. */
  error: string | undefined;
  transfer: Transfer | undefined;
  /** State of the request that deletes the received part of a cancelled upload. */
  cancelled: RequestState<unknown>['phase'];
  /** A note about the selected file: the link that its tour will have. */
  note?: ReactNode;
  onFiles: (files: readonly File[]) => void;
  onUpload: () => void;
  onCancel: () => void;
  onClose: () => void;
}

/** Accepts one archive and uploads it, in any state. */
export function ArchiveUploadDialog(props: ArchiveUploadDialogProps) {
  const { open, title, file, preflight, transfer, cancelled, onCancel, onClose } = props;
  const t = useText(tourUploadTexts);
  const { describe, size } = useTransferFormat();
  const [asking, setAsking] = useState(false);
  const phase = transfer?.phase;
  const cancellable = transfer !== undefined && isCancellable(transfer);
  const busy = phase !== undefined && phase !== 'failed';

  const cancel = () => {
    if (transfer && percentOf(transfer.progress) >= ASKED_FROM) setAsking(true);
    else onCancel();
  };

  return (
    <>
      <UploadDialog
        {...{ open, title, onClose }}
        state={stateOf(transfer, describe, t)}
        result={
          (cancelled === 'ready' || cancelled === 'failed') &&
          !busy && (
            <Banner
              tone={cancelled === 'ready' ? 'success' : 'warning'}
              autoHide={{ after: BANNER_MS, restartOn: cancelled }}
            >
              {t(cancelled === 'ready' ? 'archive.cancelled' : 'archive.notCleaned')}
            </Banner>
          )
        }
        drop={{
          label: t(file ? 'archive.change' : 'archive.drop'),
          hint: t('archive.hint'),
          error: props.error,
          accept: '.zip,application/zip',
          onFiles: props.onFiles,
        }}
        files={
          file && [
            { id: 'archive', name: file.name, detail: size(file.size), icon: <ArchiveIcon /> },
          ]
        }
        isRefused={typeof preflight === 'object' && preflight.refusal !== undefined}
        announcement={(percent) => t('archive.said', { percent })}
        onUpload={props.onUpload}
        onCancel={cancellable ? cancel : undefined}
      >
        {file && (
          <>
            {!busy && props.note}
            {!busy && props.startPage && <StartPageSelect choice={props.startPage} />}
            {preflight === 'reading' ? (
              <S.Reading role="status" forwardedAs="div" size="small" tone="inkMuted">
                {t('preflight.reading')}
              </S.Reading>
            ) : (
              preflight && <PreflightCard preflight={preflight} />
            )}
          </>
        )}
      </UploadDialog>
      <CancelUploadDialog
        open={asking && cancellable}
        onCancel={() => {
          setAsking(false);
          onCancel();
        }}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}

function stateOf(
  transfer: Transfer | undefined,
  describe: (transfer: Transfer) => TransferTexts,
  t: Translate<typeof tourUploadTexts>,
): UploadState {
  switch (transfer?.phase) {
    case undefined:
      return { phase: 'wait' };
    case 'waiting':
    case 'sending':
    case 'paused': {
      const { state, percent, detail } = describe(transfer);
      return { phase: 'progress', label: state, percent, detail };
    }
    case 'finishing':
      return {
        phase: 'finishing',
        label: t('archive.finishing'),
        detail: t('archive.finishingWhy'),
      };
    case 'done':
      return { phase: 'done', label: t('archive.done') };
    case 'failed': {
      const { problem } = transfer;
      // The server's reason if it refuses the archive; the same sentence for all other errors.
      const isTold = problem.kind === 'refused' || problem.kind === 'rateLimited';
      return {
        phase: 'failed',
        message: (isTold && problem.message) || t('archive.failed'),
        autoHide: { after: BANNER_MS, restartOn: problem },
      };
    }
    default:
      return transfer satisfies never;
  }
}
