import { Button, FileList, ProgressBar, Stack, Text } from '@jawla/ui';
import { useRef, type ReactNode } from 'react';
import { useFocusLoss } from '#core/forms';
import { totalBytes } from '#core/http';
import { useText } from '#core/i18n';
import { isRunning, percentOf, transferTexts, useTransferFormat } from '#transfers';
import { footageTexts } from '../../footage.texts';
import type { Footage } from '../../useFootage';
import { FileStill } from './FileStill';
import * as S from './FootageScreen.styles';

/** The files to upload, each with its size or progress, and an undo of the last removal. */
export function ChosenFiles({ footage, busy }: { footage: Footage; busy: boolean }) {
  const { files } = footage;
  const t = useText(footageTexts);
  const { size } = useTransferFormat();
  const details = useFileDetails(footage);
  const undo = useRef<HTMLButtonElement>(null);
  return (
    <>
      {files.length > 0 && (
        <Stack gap="s">
          <Stack direction="row" justify="space-between">
            <Text strong>
              {t('count', { smart_count: files.length })} · {size(totalBytes(files))}
            </Text>
            {!busy && (
              <RemoveAllButton
                onClick={footage.removeAll}
                onFocusLost={() => undo.current?.focus()}
              />
            )}
          </Stack>
          <S.Files>
            <FileList
              aria-label={t('files')}
              files={files.map((file, at) => ({
                id: file.name,
                name: file.name,
                detail: details[at],
                icon: <FileStill file={file} />,
              }))}
              removal={
                busy
                  ? undefined
                  : { label: (name) => t('remove', { name }), onRemove: footage.remove }
              }
            />
          </S.Files>
        </Stack>
      )}
      {footage.removed.length > 0 && !busy && (
        <Stack direction="row" gap="s">
          <Text role="status" tone="inkMuted">
            {t('removed', { smart_count: footage.removed.length })}
          </Text>
          <Button ref={undo} size="s" variant="quiet" onClick={footage.restore}>
            {t('undo')}
          </Button>
        </Stack>
      )}
    </>
  );
}

interface RemoveAllButtonProps {
  onClick: () => void;
  /** The button was removed with the list while it had the focus. */
  onFocusLost: () => void;
}

function RemoveAllButton({ onClick, onFocusLost }: RemoveAllButtonProps) {
  const t = useText(footageTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusLoss(button, onFocusLost);
  return (
    <Button ref={button} size="s" variant="quiet" onClick={onClick}>
      {t('removeAll')}
    </Button>
  );
}

/** Returns the details of each file: its size, and while it is uploaded its own progress. */
function useFileDetails({ files, transfer }: Footage): ReactNode[] {
  const tTransfer = useText(transferTexts);
  const { size } = useTransferFormat();
  const isOnly = files.length === 1 && isRunning(transfer);
  // The progress of the only file is that of the upload.
  if (transfer === undefined || transfer.phase === 'failed' || isOnly) {
    return files.map((file) => size(file.size));
  }
  return files.map((file, at) => {
    // Files are sent one after the other.
    const before = totalBytes(files.slice(0, at));
    const sent = Math.min(Math.max(0, transfer.progress.sent - before), file.size);
    const percent = percentOf({ sent, total: file.size });
    return (
      <ProgressBar
        key={file.name}
        label={percent === 100 ? `${tTransfer('done')} · ${size(file.size)}` : size(file.size)}
        percent={percent}
      />
    );
  });
}
