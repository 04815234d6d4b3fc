import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Dialog, type DialogProps } from '../../components/Dialog';
import { CLOSE, useWord, type Word } from '../../text/words';
import * as S from './UploadDialog.styles';
import { UploadPanel, type UploadPanelProps } from './UploadPanel';
import { useHeldHeight } from './useHeldHeight';

export interface UploadDialogProps
  extends
    Omit<DialogProps, 'footer' | 'hasClose' | 'closeLabel' | 'onClose' | 'children'>,
    Omit<UploadPanelProps, keyof DialogProps> {
  /** What became of the upload before, above the drop zone: a Banner. */
  result?: ReactNode;
  /** Facts and warnings about the selected files, below them. */
  children?: ReactNode;
  /** Whether the files, as the facts below them say, cannot be uploaded. */
  isRefused?: boolean | undefined;
  /** Called without files, too: the error says what is missing. */
  onUpload: () => void;
  /** Without it, the upload cannot be cancelled, as when all of it was sent. */
  onCancel?: (() => void) | undefined;
  /** Called by Escape, too; the dialog cannot be closed in the phase `finishing`. */
  onClose: () => void;
}

/** Closes the dialog while the upload continues. */
const HIDE: Word = { en: 'Continue in background', ar: 'المتابعة في الخلفية' };

const STOP: Word = { en: 'Cancel upload', ar: 'إلغاء الرفع' };

const UPLOAD: Word = { en: 'Upload', ar: 'رفع' };

const AGAIN: Word = { en: 'Try again', ar: 'إعادة المحاولة' };

/**
 * Selection and upload of files in a dialog. It renders a state: the caller sends the files, and closes the dialog some
 * time after `done`. Each step is at least as high as the one before.
 */
export function UploadDialog({
  state,
  drop,
  files,
  filesLabel,
  announcement,
  result,
  children,
  isRefused,
  onUpload,
  onCancel,
  onClose,
  ...rest
}: UploadDialogProps) {
  const labels = {
    close: useWord(CLOSE),
    hide: useWord(HIDE),
    cancel: useWord(STOP),
    upload: useWord(UPLOAD),
    again: useWord(AGAIN),
  };
  const isFinishing = state.phase === 'finishing';
  const steps = useHeldHeight(rest.open);
  return (
    <Dialog
      {...rest}
      hasClose
      closeLabel={isFinishing ? state.label : undefined}
      onClose={isFinishing ? undefined : onClose}
      footer={
        state.phase === 'progress' ? (
          <>
            <Button variant="quiet" onClick={onClose}>
              {labels.hide}
            </Button>
            {onCancel && <Button onClick={onCancel}>{labels.cancel}</Button>}
          </>
        ) : (
          <>
            <Button variant="quiet" disabled={isFinishing} onClick={onClose}>
              {labels.close}
            </Button>
            {(state.phase === 'wait' || state.phase === 'failed') && (
              <Button variant="primary" disabled={isRefused} onClick={onUpload}>
                {state.phase === 'failed' ? labels.again : labels.upload}
              </Button>
            )}
          </>
        )
      }
    >
      <S.Steps ref={steps}>
        {result}
        <UploadPanel {...{ state, drop, files, filesLabel, announcement }} />
        {children}
      </S.Steps>
    </Dialog>
  );
}
