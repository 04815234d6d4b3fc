import {
  Banner,
  Button,
  ConfirmDialog,
  Dialog,
  FileDrop,
  Ltr,
  ProgressBar,
  Stack,
  Text,
} from '@jawla/ui';
import { ArchiveIcon, DoneIcon } from '@jawla/ui/icons';
import { useState, type ReactNode } from 'react';
import type { Problem } from '../http';
import { useLocale, useText, type Translate } from '../i18n';
import { percentOf } from '../transfers/pace';
import type { Transfer } from '../transfers/transfers.slice';
import { archiveTexts } from './archives.texts';
import type { CancelState } from './archives.slice';
import * as S from './ArchiveUpload.styles';
import { formatSize } from './formatSize';
import type { Preflight } from './preflight';
import { PreflightCard } from './PreflightCard';

/** Below this a cancelled upload is no loss, in percent. */
const ASKED_FROM = 10;

export interface ArchiveUploadDialogProps {
  open: boolean;
  /** Which project and date it is for. */
  title: ReactNode;
  file: File | undefined;
  /** Nothing while the archive is being looked into. */
  preflight: Preflight | undefined;
  /** What is wrong with what was chosen. */
  error: string | undefined;
  transfer: Transfer | undefined;
  cancelled: CancelState | undefined;
  /** What to know about the file that was chosen: the link it will have. */
  note?: ReactNode;
  onFiles: (files: readonly File[]) => void;
  onUpload: () => void;
  onCancel: () => void;
  onClose: () => void;
}

/** Takes one archive and follows it to the server, in any state. */
export function ArchiveUploadDialog(props: ArchiveUploadDialogProps) {
  const { open, title, file, transfer, onCancel, onClose } = props;
  const t = useText(archiveTexts);
  const [asking, setAsking] = useState(false);
  const phase = transfer?.phase;
  const finishing = phase === 'finishing';
  const moving = phase === 'waiting' || phase === 'sending' || phase === 'paused';

  const cancel = () => {
    if (transfer && percentOf(transfer.progress) >= ASKED_FROM) setAsking(true);
    else onCancel();
  };

  return (
    <>
      <Dialog
        open={open}
        title={title}
        closeLabel={finishing ? t('archive.finishing') : t('archive.close')}
        onClose={finishing ? undefined : onClose}
        footer={
          moving ? (
            <>
              <Button variant="quiet" onClick={onClose}>
                {t('archive.hide')}
              </Button>
              <Button onClick={cancel}>{t('archive.cancel')}</Button>
            </>
          ) : (
            <>
              <Button variant="quiet" disabled={finishing} onClick={onClose}>
                {t('archive.close')}
              </Button>
              {!finishing && phase !== 'done' && (
                <Button variant="primary" onClick={props.onUpload}>
                  {t(phase === 'failed' ? 'archive.again' : 'archive.upload')}
                </Button>
              )}
            </>
          )
        }
      >
        <Stack gap="m">
          {phase === undefined || phase === 'failed' ? (
            <Choosing {...props} />
          ) : (
            <>
              {file && <FileName file={file} />}
              {transfer && <Moving transfer={transfer} />}
            </>
          )}
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={asking && moving}
        title={t('archive.cancelQuestion')}
        confirm={{
          label: t('archive.cancelYes'),
          variant: 'danger',
          onPress: () => {
            setAsking(false);
            onCancel();
          },
        }}
        cancel={{ label: t('archive.goOn'), onPress: () => setAsking(false) }}
      >
        {t('archive.cancelMore')}
      </ConfirmDialog>
    </>
  );
}

function Choosing({
  file,
  preflight,
  error,
  transfer,
  cancelled,
  note,
  onFiles,
}: ArchiveUploadDialogProps) {
  const t = useText(archiveTexts);
  return (
    <>
      {transfer?.phase === 'failed' && (
        <Banner tone="danger">{failureText(t, transfer.problem)}</Banner>
      )}
      {cancelled !== undefined && cancelled.phase !== 'running' && (
        <Banner tone={cancelled.phase === 'done' ? 'success' : 'warning'}>
          {t(cancelled.phase === 'done' ? 'archive.cancelled' : 'archive.notCleaned')}
        </Banner>
      )}
      <FileDrop
        label={t(file ? 'archive.change' : 'archive.drop')}
        hint={t('archive.hint')}
        error={error}
        accept=".zip,application/zip"
        onFiles={onFiles}
      />
      {file && (
        <>
          <FileName file={file} />
          {note}
          {preflight ? (
            <PreflightCard preflight={preflight} />
          ) : (
            <Text role="status" size="small" tone="inkMuted">
              {t('preflight.reading')}
            </Text>
          )}
        </>
      )}
    </>
  );
}

/** The server's reason for a refusal; of all other trouble the same sentence. */
function failureText(t: Translate<typeof archiveTexts>, problem: Problem): string {
  return problem.kind === 'refused' ? problem.message : t('archive.failed');
}

function FileName({ file }: { file: File }) {
  const locale = useLocale();
  return (
    <S.File>
      <ArchiveIcon />
      <Ltr>{file.name}</Ltr>
      <Text as="span" size="small" tone="inkMuted">
        {formatSize(file.size, locale)}
      </Text>
    </S.File>
  );
}

function Moving({ transfer }: { transfer: Transfer }) {
  const t = useText(archiveTexts);
  const locale = useLocale();
  const { progress, phase } = transfer;
  if (phase === 'done') {
    return (
      <Text role="status" tone="success">
        <DoneIcon /> {t('archive.done')}
      </Text>
    );
  }
  if (phase === 'finishing') {
    return (
      <ProgressBar
        label={t('archive.finishing')}
        percent={undefined}
        detail={t('archive.finishingWhy')}
      />
    );
  }
  const { sent, total, bytesPerSecond, secondsLeft } = progress;
  const parts = [
    t('archive.sent', { sent: formatSize(sent, locale), total: formatSize(total, locale) }),
    bytesPerSecond !== undefined &&
      t('archive.speed', { size: formatSize(bytesPerSecond, locale) }),
    secondsLeft !== undefined && timeLeft(t, secondsLeft),
  ].filter((part) => typeof part === 'string');
  return (
    <>
      <ProgressBar
        label={t(phase === 'waiting' ? 'archive.waiting' : 'archive.uploading')}
        percent={percentOf(progress)}
        detail={parts.join(' · ')}
      />
      {transfer.phase === 'paused' && (
        <Banner tone="warning">
          {t(transfer.until === 'online' ? 'archive.offline' : 'archive.signedOut')}
        </Banner>
      )}
      {transfer.phase === 'sending' && transfer.stalled && (
        <Banner tone="warning">{t('archive.stalled')}</Banner>
      )}
    </>
  );
}

function timeLeft(t: Translate<typeof archiveTexts>, seconds: number): string {
  return seconds < 90
    ? t('archive.secondsLeft', { smart_count: Math.ceil(seconds) })
    : t('archive.minutesLeft', { smart_count: Math.round(seconds / 60) });
}
