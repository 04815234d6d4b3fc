import { LiveRegion, Popover } from '@jawla/ui';
import { DoneIcon, UploadIcon, WarningIcon } from '@jawla/ui/icons';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '#core/i18n';
import { useAppDispatch } from '#core/store';
import { CancelUploadDialog } from './CancelUploadDialog';
import { percentOf } from './progress';
import { isCancellable, isRunning, transfers, type Transfer } from './transfers.slice';
import { transferTexts } from './transfers.texts';
import { UploadRow } from './UploadRow';
import * as S from './UploadIndicator.styles';
import { UploadTitle } from './UploadTitle';
import { uploadKey, type UploadSubject } from './uploadSubject';
import { useUploadSideEffects } from './useUploadSideEffects';

const { cancelled, dismissed, paused, resumed, retried } = transfers.actions;

/** The progress of all uploads as a button, which opens the list of them. */
export function UploadIndicator({ uploads }: { uploads: readonly Transfer[] }) {
  const t = useText(transferTexts);
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<UploadSubject>();
  const ended = useLastEnded(uploads);
  const isLastDismissed = useRef(false);
  // The button disappears with the last row, so the focus cannot return to it.
  useLayoutEffect(
    () => () => {
      if (isLastDismissed.current) queueMicrotask(() => document.querySelector('main')?.focus());
    },
    [],
  );
  // Not the upload as it was when its button was pressed: it may have been published since.
  const cancelling = uploads.find(
    (upload) =>
      asked !== undefined &&
      uploadKey(upload.subject) === uploadKey(asked) &&
      isCancellable(upload),
  );
  const running = uploads.filter(isRunning);
  const isHeldUp = uploads.some(
    ({ phase, ...one }) => phase === 'failed' || ('until' in one && one.until === 'signedIn'),
  );
  const percent = percentOf({
    sent: running.reduce((sum, { progress }) => sum + progress.sent, 0),
    total: running.reduce((sum, { progress }) => sum + progress.total, 0),
  });
  useUploadSideEffects(running.length > 0 ? percent : undefined);
  const status =
    running.length > 0
      ? t('running', { smart_count: running.length, percent })
      : t(isHeldUp ? 'failed' : 'allDone');

  return (
    <>
      <Popover
        label={t('uploads')}
        place="bottom end"
        renderTrigger={(props) => (
          <S.Trigger
            {...props}
            type="button"
            aria-label={`${t('uploads')}: ${status}`}
            title={status}
          >
            {isHeldUp ? <WarningIcon /> : running.length > 0 ? <UploadIcon /> : <DoneIcon />}
            {running.length > 0 && <S.Progress $percent={percent} />}
          </S.Trigger>
        )}
      >
        {(close) => (
          <S.List aria-label={t('uploads')}>
            {uploads.map((upload) => (
              <UploadRow
                key={uploadKey(upload.subject)}
                upload={upload}
                onPause={() => dispatch(paused({ subject: upload.subject, until: 'resumed' }))}
                onResume={() => dispatch(resumed({ subject: upload.subject }))}
                onRetry={() => dispatch(retried({ subject: upload.subject }))}
                onDismiss={() => {
                  dispatch(dismissed({ subject: upload.subject }));
                  isLastDismissed.current = uploads.length === 1;
                }}
                onCancel={() => {
                  close();
                  setAsked(upload.subject);
                }}
                onLeave={close}
              />
            ))}
          </S.List>
        )}
      </Popover>
      <LiveRegion>
        {ended !== undefined && (
          <>
            <UploadTitle upload={ended} />: {t(ended.phase === 'done' ? 'done' : 'failed')}
          </>
        )}
      </LiveRegion>
      <CancelUploadDialog
        open={cancelling !== undefined}
        onKeep={() => setAsked(undefined)}
        onCancel={() => {
          if (cancelling !== undefined) dispatch(cancelled(cancelling));
          setAsked(undefined);
        }}
      />
    </>
  );
}

/** Returns the upload that has ended most recently while this component was mounted. */
function useLastEnded(uploads: readonly Transfer[]): Transfer | undefined {
  const [before, setBefore] = useState(uploads);
  const [last, setLast] = useState<Transfer>();
  if (uploads.some((upload, at) => upload !== before[at])) {
    const wasRunning = new Set(before.filter(isRunning).map(({ subject }) => uploadKey(subject)));
    const ended = uploads.find(
      (upload) => !isRunning(upload) && wasRunning.has(uploadKey(upload.subject)),
    );
    setBefore(uploads);
    if (ended !== undefined) setLast(ended);
  }
  return last;
}
